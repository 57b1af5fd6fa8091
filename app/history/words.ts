// What several pages of the history say.

export const myOrdersOfBattle = 'My orders of battle';
export const battleWithoutName = 'Battle without a name';
export const templateOfOrder = 'Order of battle, template';
