// What is said of the rows of a tree.

export const isLast = 'It is the last one';
export const isFirst = 'It is the first one';

// What the help of editors calls their keys.

export const redoKeys = 'Ctrl + Shift + Z';
export const closePanelOrField = 'Close a panel, leave a field';
export const moveRowKeys = 'Alt + ↑ ↓';
export const spaceOnGrip = 'Space on the grip';
export const pickUpAndPutDown = 'Pick up and put down; arrows move';
