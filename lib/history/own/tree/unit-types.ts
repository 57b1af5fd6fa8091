import { OOB_TYPES, type OobArm, type OobType } from '@/lib/rules/core/muster/order-of-battle';

const between = (first: OobType, last: OobType): readonly OobType[] =>
  OOB_TYPES.slice(OOB_TYPES.indexOf(first), OOB_TYPES.indexOf(last) + 1);

const FOOT = between('guard', 'light');

const TYPES: Readonly<Record<OobArm, readonly OobType[]>> = {
  infantry: FOOT,
  'light-infantry': FOOT,
  cavalry: between('guard-horse', 'cossack'),
  artillery: between('light-guns', 'horse-guns'),
  transport: ['wagons'],
};

const USUAL: Readonly<Record<OobArm, OobType>> = {
  infantry: 'line',
  'light-infantry': 'light',
  cavalry: 'horse',
  artillery: 'medium-guns',
  transport: 'wagons',
};

/** What a unit of an arm can have been, in the order of the list of types. */
export const typesOf = (arm: OobArm): readonly OobType[] => TYPES[arm];

/** The type of a unit once its arm was changed: as it was, if that arm has it, else the usual one. */
export const typeFor = (arm: OobArm, type: OobType): OobType =>
  TYPES[arm].includes(type) ? type : USUAL[arm];
