// What is said of the rows of a tree.

export const isLast = 'It is the last one';
export const isFirst = 'It is the first one';

// What the help of editors calls their keys.

export const undoKeys = 'Ctrl + Z';
export const redoKeys = 'Ctrl + Shift + Z';
export const addKeys = 'Ctrl + Enter';
export const escapeKey = 'Escape';
export const closePanelOrField = 'Close a panel, leave a field';
export const enterKey = 'Enter';
export const endKeys = 'Home, End';
export const firstAndLast = 'First and last';
export const foldAndUnfold = 'Fold and unfold';
export const moveRowKeys = 'Alt + ↑ ↓';
export const duplicateKeys = 'Ctrl + D';
export const spaceOnGrip = 'Space on the grip';
export const pickUpAndPutDown = 'Pick up and put down; arrows move';
export const keys = 'Keys';
