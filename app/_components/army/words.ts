// What tables, sheets and dialogs of armies say in every room.

export const gamesOfArmy = 'Games of this army';
