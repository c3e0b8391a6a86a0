// Opens a native dialog as a modal for as long as it is in the document. The browser keeps the focus in it and restores it.

/** As an attachment: `<dialog {@attach whileOpen(() => (open = false))}>`; `first` selects what gets the focus. */
export function modalDialog(onclose: () => void, first = ""): (dialog: HTMLDialogElement) => () => void {
  return (dialog) => {
    const before = document.activeElement;
    const closed = (): void => onclose();
    dialog.addEventListener("close", closed);
    dialog.showModal();
    if (first) dialog.querySelector<HTMLElement>(first)?.focus();
    return () => {
      dialog.removeEventListener("close", closed);
      dialog.close();
      // removed before it was closed: the browser does not restore the focus
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  };
}
