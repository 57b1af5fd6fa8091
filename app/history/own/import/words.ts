// What the import of tables says.

export const importOrder = 'Import an order of battle';
