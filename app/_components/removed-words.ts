// What is said of something that is taken away: for the pages that bring it back.

export const didNotWork = 'It did not work.';
export const deletedNamed = (name: string): string => `Deleted ${name}`;
