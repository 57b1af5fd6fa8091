import { namesText, unitsOfSide } from '../army/carry-over';
import type { Cite } from '../contract/citation';
import type { Assumption, OobSide } from './order-of-battle';

export type NationTable<N extends string> = {
  /** nations of the system with what it calls them */
  readonly nations: Readonly<Record<N, string | { readonly label: string }>>;
  /** nations it does not name, and with whom they march */
  readonly marches: Readonly<Record<string, string>>;
  /** what an army of no nation of the book is */
  readonly rest: N;
  /** false where all units are of the army's own nation */
  readonly contingents: boolean;
  readonly cite: Cite;
};

export type FittedNations<N> = {
  readonly main: N;
  /** a unit's nation in the new army */
  of(id: string): N;
  readonly assumptions: readonly Assumption[];
};

const INVENTED = ['imagi-nation', 'other'];

const word = (id: string): string =>
  id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('-');

/** The nations of a side as those of a system; each change is reported, with the units it concerns. */
export const fittedNations = <N extends string>(side: OobSide, table: NationTable<N>): FittedNations<N> => {
  const { nations, marches, rest, contingents, cite } = table;
  const labelOf = (nation: N): string => {
    const entry = nations[nation];
    return typeof entry === 'string' ? entry : entry.label;
  };
  const nationOf = (id: string): N | undefined => {
    const name = id in nations ? id : marches[id];
    return name !== undefined && name in nations ? (name as N) : undefined;
  };
  const main = nationOf(side.nation) ?? rest;
  const wished = (id: string): N => (id === side.nation ? main : (nationOf(id) ?? main));
  const assumptions: Assumption[] = [];
  const own = side.nationName || (INVENTED.includes(side.nation) ? 'An invented nation' : word(side.nation));
  if (main !== side.nation) {
    const why = main === rest ? 'these rules do not have it' : 'these rules count it with another nation';
    assumptions.push({ text: `${own}: ${why}; the army is “${labelOf(main)}”.`, cite });
  } else if (main === rest && side.nationName && !contingents) {
    assumptions.push({
      text: `${own}: these rules do not keep its name; the army is “${labelOf(main)}”.`,
      cite,
    });
  }
  const others = new Map<string, string[]>();
  for (const { nation, name } of unitsOfSide(side)) {
    if (nation !== side.nation) others.set(nation, [...(others.get(nation) ?? []), name]);
  }
  for (const [id, names] of others) {
    const becomes = contingents ? wished(id) : main;
    if (becomes !== id) {
      assumptions.push({
        text: `${word(id)} (${names.length}: ${namesText(names)}): under “${labelOf(becomes)}” here.`,
        cite,
      });
    }
  }
  return { main, of: (id) => (contingents ? wished(id) : main), assumptions };
};
