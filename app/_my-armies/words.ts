// What the first page and My armies say.

export const fileUnreadable = 'The file could not be read. Folders cannot be dropped here.';
