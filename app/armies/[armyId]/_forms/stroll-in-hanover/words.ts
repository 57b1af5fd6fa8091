// What the forms of A Stroll in Hanover say.

export const defender = 'Defender';
export const notRolledYet = 'Not rolled yet';
