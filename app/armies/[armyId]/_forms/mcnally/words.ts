// What the forms of McNally’s rules say.

export const strengthLimit = 'Strength limit';
export const unitLimit = 'Unit limit';
export const unitScale = 'Unit scale';
export const changeFieldwork = 'Change the fieldwork';
export const seniorGeneral = 'Senior general';
export const inChief = 'In chief';
export const changeBrigadier = 'Change the brigadier';
export const rank = 'Rank';
export const byType = (modifier: string): string => `${modifier}, by type`;
export const levies = ', levies';
export const fullStrength = (full: number): string => `${full}, full strength`;
export const computed = (computed: number): string => `${computed}, computed`;
export const charges = 'Charges';
export const noExplosivesWagon = 'No explosives wagon';
export const regimentalGuns = 'Regimental guns';
export const nationalFire = 'British or Prussian fire';
export const toolWagon = 'Tool wagon';
export const pontoonTrain = 'Pontoon train';
export const menOfRegiment = (men: string): string => `1: a regiment stands for ${men} men`;
