// What the pages of accounts say.

export const charactersOfPassword = '10 to 128 characters of any kind.';
export const haveSavedThem = 'I have saved them';
