// What the mustering of a battle says.

export const directlyUnderCommander = 'Directly under the commander';
