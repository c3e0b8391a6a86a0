// A native dialog that is open for as long as it is there. The browser keeps the focus in it and gives it back.

/** As an attachment: `<dialog {@attach whileOpen(() => (open = false))}>`; `first` selects what gets the focus. */
export function whileOpen(onclose: () => void, first = ""): (dialog: HTMLDialogElement) => () => void {
  return (dialog) => {
    const before = document.activeElement;
    const closed = (): void => onclose();
    dialog.addEventListener("close", closed);
    dialog.showModal();
    if (first) dialog.querySelector<HTMLElement>(first)?.focus();
    return () => {
      dialog.removeEventListener("close", closed);
      dialog.close();
      // taken away before it could close by itself: then nobody else gives the focus back
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  };
}
