// What the page that checks files says.

export const checkArmyFiles = 'Check army files';
export const file = 'File';
