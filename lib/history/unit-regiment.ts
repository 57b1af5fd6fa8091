import terms from '@/data/history/terms.json';
import judged from '@/data/history/unit-regiments.json';
import type { OobArm, OobType } from '../rules/core/muster/order-of-battle';
import { plainName, plainWords } from '../rules/core/text/plain-name';

export type KnownRegiment = {
  readonly id: string;
  readonly nationId: string;
  readonly name: string;
  readonly number: string | null;
  readonly arm: string;
  readonly type: string;
  readonly aggregate: boolean;
};

export type NamedUnit = {
  readonly id: string;
  readonly name: string;
  readonly nationId: string | null;
  readonly arm: OobArm;
  readonly type: OobType;
};

const JUDGED: Readonly<Record<string, { readonly regiment: string | null }>> = judged.units;

/** Words that say what a regiment was, and not which. */
const KIND_WORDS: ReadonlySet<string> = new Set(terms.kindWords.map(plainName));

/** "IR 26", "K2" (as one source writes CR 2), "GR I" */
const NUMBERS = /\b(IR|CR|DR|HR|GR|K)\s?(\d+|[IVX]+)\b/g;
const ORDINAL = /\b(\d+)(?:st|nd|rd|th)\b/g;

/** The numbers that a name tells, as regiments.json writes them. */
const numbersIn = (name: string): string[] => {
  const coded = [...name.matchAll(NUMBERS)].map(
    ([, code = '', number = '']) => `${code === 'K' ? 'CR' : code} ${number}`,
  );
  if (coded.length > 0) return [...new Set(coded)];
  const word = Object.entries(terms.ordinals).find(([words]) => name.includes(words));
  const [first, ...others] = [...(name.split(/\bthen /, 1)[0] ?? '').matchAll(ORDINAL)].map(
    ([, number = '']) => number,
  );
  if (word === undefined || first === undefined || others.length > 0) return [];
  return [word[1] === '' ? first : `${first} ${word[1]}`];
};

/** "26" of the year in which Austria numbered its regiments is written "26 (1769)". */
const bears = (regiment: KnownRegiment, number: string): boolean =>
  regiment.number === number || regiment.number === `${number.replace(/^IR /, '')} (1769)`;

/** The rest of a name without brackets, the part after a comma, and the words for its kind. */
const ownName = (name: string): string =>
  plainWords(name.replaceAll(/\([^()]*\)/g, ' ').split(',', 1)[0] ?? '')
    .map((word) => word.replace(/regiment$/, ''))
    .filter((word) => word !== '' && !KIND_WORDS.has(word))
    .join(' ');

const ARMS: Readonly<Partial<Record<string, OobArm>>> = {
  infantry: 'infantry',
  'light-infantry': 'light-infantry',
  cavalry: 'cavalry',
};

/** Horse of one name and two kinds are two regiments; chevaulegers were listed as dragoons. */
const FAMILY: Readonly<Record<string, string>> = {
  dragoon: 'dragoon',
  chevauleger: 'dragoon',
  light: 'dragoon',
  hussar: 'hussar',
  bosniak: 'hussar',
  cossack: 'hussar',
};

const sameFamily = (arm: OobArm, a: string, b: string): boolean =>
  arm !== 'cavalry' || (FAMILY[a] ?? 'heavy') === (FAMILY[b] ?? 'heavy');

const only = (matches: readonly KnownRegiment[]): string | null =>
  matches.length === 1 ? (matches[0]?.id ?? null) : null;

/**
 * Finds the regiment of a unit: the one that bears the number in its name, else the one of that name. Several that fit,
 * or none, are null, and so is a row of several regiments.
 */
export const regimentFinder = (regiments: readonly KnownRegiment[]) => {
  const single = regiments.filter(({ aggregate, arm }) => !aggregate && ARMS[arm] !== undefined);
  const names = new Map(single.map((regiment) => [regiment.id, ownName(regiment.name)]));
  return ({ id, name, nationId, arm, type }: NamedUnit): string | null => {
    const judgement = JUDGED[id];
    if (judgement !== undefined) return judgement.regiment;
    const fit = single.filter((regiment) => regiment.nationId === nationId && ARMS[regiment.arm] === arm);
    const numbers = numbersIn(name);
    if (numbers.length > 1) return null;
    const [number] = numbers;
    const numbered = number === undefined ? null : only(fit.filter((regiment) => bears(regiment, number)));
    if (numbered !== null) return numbered;
    const own = ownName(name);
    if (own === '') return null;
    const named = fit.filter(
      (regiment) => names.get(regiment.id) === own && sameFamily(arm, regiment.type, type),
    );
    return only(named) ?? only(named.filter((regiment) => regiment.type === type));
  };
};
