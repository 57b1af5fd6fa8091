// What the forms of an army of Honours of War say: its troops, its imagi-nation.

export const commandersDie = 'Commanders’ die';
export const halfMove = 'Half a move';
export const fullMove = 'Full move';
export const howItFights = 'How it fights';
export const itsTroops = 'Its troops';
export const changeImagiNation = 'Change the imagi-nation';
