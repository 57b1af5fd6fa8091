// What the import of tables says.

export const utf16 = 'UTF-16';
export const lineHead = (line: number): string => `Line ${line}: `;
export const importOrder = 'Import an order of battle';
