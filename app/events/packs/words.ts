// What the list of event packs says.

export const packAsText = 'A pack as text, or its JSON';

// What the forms of packs say of what cannot be read.
