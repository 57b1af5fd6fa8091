// What the list of event packs says.

export const packAsText = 'A pack as text, or its JSON';
export const newPack = 'New pack';

// What the forms of packs say of what cannot be read.
