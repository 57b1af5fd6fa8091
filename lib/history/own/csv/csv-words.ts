import data from '@/data/history/battle-columns.json';
import terms from '@/data/history/terms.json';
import {
  OOB_ARMS,
  OOB_COUNTINGS,
  OOB_KINDS,
  OOB_TYPES,
  type OobArm,
  type OobCounting,
  type OobKind,
  type OobType,
} from '../../../rules/core/muster/order-of-battle';
import { plainName } from '../../plain-name';
import { nearest } from '../near';

/** Words of a column and what they mean. */
type Words<T extends string> = {
  readonly read: (text: string) => T | null;
  /** the word that is nearest to one that is none of them */
  readonly near: (text: string) => string | null;
};

type Spelt = Readonly<Record<string, string>>;

/** Words by their plain forms; where two lists have one the later holds. */
const wordsOf = <T extends string>(values: readonly T[], ...spelt: readonly Spelt[]): Words<T> => {
  const own = Object.fromEntries(values.map((value) => [value, value]));
  const meanings = new Map(
    [own, ...spelt].flatMap(Object.entries).map(([word, value]) => [plainName(word), value as T] as const),
  );
  const candidates = [...meanings].map(([word, value]) => ({ text: value, name: word }));
  return {
    read: (text) => meanings.get(plainName(text)) ?? null,
    near: (text) => nearest(text, candidates),
  };
};

export const KINDS: Words<OobKind> = wordsOf(OOB_KINDS, data.kinds);
export const COUNTING_WORDS: Words<OobCounting> = wordsOf(OOB_COUNTINGS, data.countings);
export const ARM_WORDS: Words<OobArm> = wordsOf(OOB_ARMS, data.arms, terms.arms);

const OF_ARM: Readonly<Record<string, Spelt>> = terms.types;

const TYPES: Readonly<Record<OobArm | 'any', Words<OobType>>> = {
  any: wordsOf(OOB_TYPES, data.types),
  infantry: wordsOf(OOB_TYPES, data.types, OF_ARM.infantry ?? {}),
  'light-infantry': wordsOf(OOB_TYPES, data.types, OF_ARM['light-infantry'] ?? {}),
  cavalry: wordsOf(OOB_TYPES, data.types, OF_ARM.cavalry ?? {}),
  artillery: wordsOf(OOB_TYPES, data.types, OF_ARM.artillery ?? {}),
  transport: wordsOf(OOB_TYPES, data.types, OF_ARM.transport ?? {}),
};

/** Words for kinds of troops, as they are used of an arm: guard of the cavalry is horse guard. */
export const typeWords = (arm: OobArm | null): Words<OobType> => TYPES[arm ?? 'any'];

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

const PLAIN_TYPES: Readonly<Record<OobArm, OobType>> = {
  infantry: 'line',
  'light-infantry': 'light',
  cavalry: 'horse',
  artillery: 'medium-guns',
  transport: 'wagons',
};

const BY_WEIGHT: ReadonlyMap<string, string> = new Map(
  Object.entries(terms.byWeight).map(([word, type]) => [plainName(word), type]),
);

/** The kind of troops where no more than the arm is told: by its weight, as shipped battles are read. */
export const typeByArm = (arm: OobArm, text: string): OobType =>
  (BY_WEIGHT.get(plainName(text)) as OobType | undefined) ?? PLAIN_TYPES[arm];
