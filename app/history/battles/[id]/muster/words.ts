// What the mustering of a battle says.

export const directlyUnderCommander = 'Directly under the commander';
export const musterNamed = (name: string): string => `Muster ${name}`;
