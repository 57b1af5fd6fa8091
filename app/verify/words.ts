// What the codes of sheets say.

export const codeFromSheet = 'Code from a sheet';
export const entryOfEvent = (event: string, number: number, name: string): string =>
  `${event}, entry ${number}, ${name}`;
