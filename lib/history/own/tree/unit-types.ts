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

/** The arm that a kind of troops belongs to. */
export const ARM_OF_TYPE: Readonly<Record<OobType, OobArm>> = {
  guard: 'infantry',
  grenadier: 'infantry',
  line: 'infantry',
  'second-rate': 'infantry',
  garrison: 'infantry',
  militia: 'infantry',
  freikorps: 'light-infantry',
  jaeger: 'light-infantry',
  grenz: 'light-infantry',
  light: 'light-infantry',
  'guard-horse': 'cavalry',
  carabinier: 'cavalry',
  cuirassier: 'cavalry',
  horse: 'cavalry',
  dragoon: 'cavalry',
  chevauleger: 'cavalry',
  hussar: 'cavalry',
  cossack: 'cavalry',
  'light-guns': 'artillery',
  'medium-guns': 'artillery',
  'heavy-guns': 'artillery',
  howitzers: 'artillery',
  'horse-guns': 'artillery',
  wagons: 'transport',
};

/** What a unit of an arm can have been, in the order of the list of types. */
export const typesOf = (arm: OobArm): readonly OobType[] => TYPES[arm];

/** What a unit of an arm counts as when nothing more is known. */
export const usualType = (arm: OobArm): OobType => USUAL[arm];

/** True for troops that a unit of that arm can be: foot served as light foot and the other way round. */
export const isOfArm = (troops: { readonly arm: OobArm }, arm: OobArm): boolean =>
  TYPES[arm].includes(USUAL[troops.arm]);

/** The type of a unit once its arm was changed: as it was, if that arm has it, else the usual one. */
export const typeFor = (arm: OobArm, type: OobType): OobType =>
  TYPES[arm].includes(type) ? type : USUAL[arm];
