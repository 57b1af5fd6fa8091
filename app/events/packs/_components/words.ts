// What the forms of packs say of what cannot be read.

export const namePack = 'Name the pack, for example after the event.';
export const pasteTextOfPack = 'Paste the text of a pack, or its JSON.';
export const tooMuchForPack = 'This is too much for a pack.';
