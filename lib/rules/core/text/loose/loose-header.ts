import type { Named, TextWords } from '../declaration';
import { type Draft, writeDetails } from '../details';
import { folded } from '../folded';
import { PLAIN_SAY } from './readings';
import { allSaid, nodeOf, type Said, type Sayer, sayerOf } from './segments';
import { partsOf, writtenOut } from './typed-line';

const LABEL = /^(?:nation|army|year|date|scale|figures|points|limit|budget|rules|system|ruleset)\s*[:=]\s*/i;

const RULES = 'rules';

const sayerOfHeader = <A, F extends Named, U extends Named, W extends Named>({
  system,
  header,
}: TextWords<A, F, U, W>): Sayer => {
  const detail = sayerOf(header);
  const limit = sayerOf(header.filter(({ key }) => key !== 'year'));
  const name = folded(system.name);
  return (words) => {
    const typed = folded(words);
    return typed === name || (typed.endsWith(name) && typed.length < name.length + 30)
      ? { key: RULES, value: system.id }
      : // a limit of 1500 points is no year
        /^\d{4}$/.test(words) && !words.startsWith('17')
        ? limit(words)
        : detail(words);
  };
};

const YEAR_IN_BRACKETS = /\((\d{4})\)/;

/** What a line says of the army as a whole, and what of it says something else. */
export type HeaderSaid = { readonly said: readonly Said[]; readonly unknown: readonly string[] };

/** What a line says of the army as a whole. */
export const headerSaid = <A, F extends Named, U extends Named, W extends Named>(
  words: TextWords<A, F, U, W>,
  line: string,
): HeaderSaid => {
  const sayer = sayerOfHeader(words);
  const bare = line.replace(LABEL, '').replace(YEAR_IN_BRACKETS, ', $1');
  const [best] = writtenOut(bare)
    .map((variant) => {
      const all = partsOf(variant).map((part) => [part, allSaid(part, sayer)] as const);
      return {
        said: all.flatMap(([, own]) => own ?? []),
        unknown: all.flatMap(([part, own]) => (own === undefined ? [part] : [])),
      };
    })
    .toSorted((left, right) => left.unknown.length - right.unknown.length);
  return best ?? { said: [], unknown: [line] };
};

/** What the head of a text says, as the strict second line has it, and what it has to say still. */
export const headerOf = <A, F extends Named, U extends Named, W extends Named>(
  { system, header }: TextWords<A, F, U, W>,
  said: readonly Said[],
): { readonly line: string; readonly missing: readonly ('nation' | 'year')[]; readonly clear: boolean } => {
  const node: Draft | undefined = nodeOf(said.filter(({ key }) => key !== RULES));
  const details = node ?? {};
  return {
    line: [
      system.name,
      ...writeDetails(
        header.filter(({ key }) => key in details),
        details,
        PLAIN_SAY,
      ),
    ].join('; '),
    missing: (['nation', 'year'] as const).filter((key) => !(key in details)),
    clear: node !== undefined,
  };
};

/** True where the head names the rules, or both nation and year: a title would not. */
export const isHeader = ({ said }: Pick<HeaderSaid, 'said'>): boolean => {
  const keys = new Set(said.map(({ key }) => key));
  return keys.has(RULES) || (keys.has('nation') && keys.has('year'));
};
