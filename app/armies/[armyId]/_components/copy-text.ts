/**
 * Copies the text of a field. On plain http browsers offer no clipboard, so the field is selected and copied the old
 * way.
 * @returns false if the browser refused: the text is then selected, for the player to copy
 */
export const copyText = async (field: HTMLInputElement): Promise<boolean> => {
  try {
    // absent outside secure contexts, whatever its type says
    if ('clipboard' in navigator) {
      await navigator.clipboard.writeText(field.value);
      return true;
    }
  } catch {
    // not allowed here: the old way may be
  }
  field.focus();
  field.select();
  return document.execCommand('copy');
};
