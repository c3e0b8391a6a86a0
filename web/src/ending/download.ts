// Downloads a text as a file: clicks a link to a blob, which the content security policy allows.

export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000); // not before the browser has taken it
}

export const recordName = (game: string, table: string): string => `xenodeck-${game}-${table}.txt`;
