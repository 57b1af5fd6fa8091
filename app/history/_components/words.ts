// What the parts of the history’s pages say.

export const commander = 'Commander';
export const notNamed = 'not named';
export const battleCommanderOrRegiment = 'Battle, commander or regiment';
export const nameNumberOrChief = 'Name, number or chief';
export const prussiaAbove = 'Prussia above,';
export const britishAbove = 'British above,';
