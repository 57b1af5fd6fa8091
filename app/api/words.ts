// What answers to requests say.

export const archiveNotReady = 'An archive is made once lists are closed.';
export const archiveOf = (name: string): string => `${name} archive`;
export const requestTooLarge = (megabytes: number): string =>
  `The request is larger than ${megabytes} MB, too large for an army.`;
export const notUtf8 = 'The text is not UTF-8.';
export const sendJson = 'Send the request as JSON (content-type: application/json).';
export const errorIsLogged = 'Something went wrong in Muster. The fault is logged. Try again.';
export const noSchema = 'no schema says what it answers';
