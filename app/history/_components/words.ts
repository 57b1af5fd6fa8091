// What the parts of the history’s pages say.

export const battleCommanderOrRegiment = 'Battle, commander or regiment';
export const nameNumberOrChief = 'Name, number or chief';
