// What the editor of orders of battle says.

export const addAnother = 'Add another like this';
export const formationWithoutName = 'Formation without a name';
export const noRoomHere = 'There is no room for more here';

// What the dialogs of orders of battle say.

export const whoCanRead = 'Who can read it';

// What the forms of orders of battle say.
