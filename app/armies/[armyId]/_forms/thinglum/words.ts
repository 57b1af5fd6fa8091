// What the forms of this system alone say.

export const noLimit = 'No limit';
