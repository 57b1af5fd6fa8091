// What the page of a battle says.

export const eveningOf = (name: string): string => `An evening of ${name}`;
export const changeMuster = 'Change what is mustered';
