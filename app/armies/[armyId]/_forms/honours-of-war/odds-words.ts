// What the odds of Honours of War say.

export const melee = 'Melee';
