// What the editor of orders of battle says.

export const addAnother = 'Add another like this';

// What the forms of orders of battle say.
