/** True for what is typed into. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** True while a dialog or a menu is open. */
export const isDialogOpen = (): boolean =>
  document.querySelector('dialog[open], [popover=auto]:popover-open') !== null;

/** Out of a field of a row onto the row; out of any other to what is selected, else out of the field alone. */
export const leaveField = (field: Element, goToSelected: () => boolean): void => {
  const row = field.closest('li, header')?.querySelector<HTMLElement>('[data-node]');
  if (row) row.focus();
  else if (!goToSelected() && field instanceof HTMLElement) field.blur();
};
