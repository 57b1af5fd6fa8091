import data from '@/data/history/battle-columns.json';
import {
  OOB_COUNTINGS,
  OOB_KINDS,
  type OobCounting,
  type OobKind,
} from '../../../rules/core/muster/order-of-battle';
import { plainName } from '../../../rules/core/text/plain-name';
import { nearest } from '../near';

/** Words of a column and what they mean. */
export type Words<T extends string> = {
  readonly values: readonly T[];
  readonly read: (text: string) => T | null;
  /** the word that is nearest to one that is none of them */
  readonly near: (text: string) => string | null;
};

/** Words by their plain forms. */
const wordsOf = <T extends string>(
  values: readonly T[],
  spelt: Readonly<Record<string, string>>,
): Words<T> => {
  const own = Object.fromEntries(values.map((value) => [value, value]));
  const meanings = new Map(
    [own, spelt].flatMap(Object.entries).map(([word, value]) => [plainName(word), value as T] as const),
  );
  const candidates = [...meanings].map(([word, value]) => ({ text: value, name: word }));
  return {
    values,
    read: (text) => meanings.get(plainName(text)) ?? null,
    near: (text) => nearest(text, candidates),
  };
};

export const KINDS: Words<OobKind> = wordsOf(OOB_KINDS, data.kinds);
export const COUNTING_WORDS: Words<OobCounting> = wordsOf(OOB_COUNTINGS, data.countings);
