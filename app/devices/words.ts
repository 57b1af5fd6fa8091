// What the pages of devices and their links say.

export const openArmiesHere = 'Open armies in this browser';
