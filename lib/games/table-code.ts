/** Letters that are not taken for one another when they are read aloud or in a bad light. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
export const CODE_LENGTH = 6;

/** Characters that are looked at: a code has fewer, however it is typed. */
const MAX_TYPED = 40;

/** The six letters that open a seat at a table; null for any other text, such as the code of a sheet. */
export const readTableCode = (text: string): string | null => {
  const typed = text.slice(0, MAX_TYPED).toUpperCase();
  const letters = typed.replaceAll(/[^A-Z]/g, '');
  const isCode = letters.length === CODE_LENGTH && [...letters].every((each) => CODE_LETTERS.includes(each));
  return isCode && !/\d/.test(typed) ? letters : null;
};
