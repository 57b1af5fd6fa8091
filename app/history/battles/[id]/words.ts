// What the page of a battle says.

export const changeMuster = 'Change what is mustered';
