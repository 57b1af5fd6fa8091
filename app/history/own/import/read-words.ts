// What is said of a file as it is read: loaded with its readers.

export const takesTooLong = (seconds: number): string =>
  `It takes longer than ${seconds} seconds to read, too long for an order of battle. Save it as CSV.`;
export const otherFileChosen = 'You chose another file.';
export const lineAndColumn = (line: number, column: number, message: string): string =>
  `Line ${line}, column ${column}: ${message}`;
