import type { RegimentFacts } from '../rules/core/check/regiment-facts';
import { plainName } from '../rules/core/text/plain-name';
import { ARMS } from './schema';
import { nationReader } from './terms';
import { type Work, workFinder } from './works';

/** A regiment as data/history/regiments.json has it, as far as checks ask for it. */
export type WrittenRegiment = {
  readonly id: string;
  readonly nation: string;
  readonly name: string;
  readonly number: string | null;
  readonly arm: string;
  readonly type: string;
  readonly battalions: number | null;
  readonly squadrons: number | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly uniform: { readonly coat?: string | null; readonly facings: string | null } | null;
  readonly source: string | null;
};

/** The army of the rules in which a nation's troops fight. */
export const ARMY_OF: Readonly<Record<string, string>> = {
  prussia: 'prussia',
  austria: 'austria',
  russia: 'russia',
  france: 'france',
  saxony: 'saxony',
  sweden: 'sweden',
  reichsarmee: 'reichsarmee',
  britain: 'hbma',
  hanover: 'hbma',
  'hesse-kassel': 'hbma',
  brunswick: 'hbma',
  'schaumburg-lippe': 'hbma',
  wurttemberg: 'reichsarmee',
  bavaria: 'reichsarmee',
};

/** Rows that stand for several regiments, or too vague to name a unit by (data/history/README.md). */
export const AGGREGATES: ReadonlySet<string> = new Set([
  'hesse-kassel-horse-regiments-four-names-not-sourced',
  'hesse-kassel-dragoon-regiments-two-names-not-sourced',
  'hesse-kassel-militia',
  'france-grenadiers-royaux',
  'france-milices-provinciales',
  'saxony-xaver-corps',
  'brunswick-converged-grenadier-battalions',
  'russia-cos-don-cossacks',
  'russia-cos-slobodskie',
  'britain-17-ld',
]);

/** The sources of an entry, which the files write in one line. */
export const citations = (source: string | null): string[] =>
  source === null
    ? []
    : [...new Set(source.split('; ').map((text) => text.trim()))].filter((text) => text !== '');

/** What the files know of each regiment, for a check that has no store to ask. */
export const writtenFacts = (
  regiments: readonly WrittenRegiment[],
  nations: readonly { readonly id: string; readonly name: string }[],
  works: readonly Work[],
): RegimentFacts => {
  const nationOf = nationReader(nations);
  const cited = workFinder(works);
  return Object.fromEntries(
    regiments.map(({ id, nation, uniform, source, ...written }) => {
      const nationId = nationOf(nation);
      if (nationId === null) throw new Error(`${id}: no nation is called ${nation}`);
      const several = AGGREGATES.has(id);
      return [
        id,
        {
          name: written.name,
          number: written.number,
          nation: nations.find((one) => one.id === nationId)?.name ?? nation,
          nationId,
          army: ARMY_OF[nationId] ?? null,
          arm: written.arm,
          type: written.type,
          // The battalions of a row of several regiments are not the strength of one.
          battalions: several ? null : written.battalions,
          squadrons: several ? null : written.squadrons,
          from: written.from,
          to: written.to,
          coat: uniform?.coat ?? null,
          facings: uniform?.facings ?? null,
          sources: [...new Set(citations(source).map((text) => cited(text).citation))].toSorted(),
        },
      ];
    }),
  );
};

type SortFields = {
  readonly id: string;
  readonly name: string;
  readonly number: string | null;
  readonly nationId: string;
  readonly arm: string;
};

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
/** "IX" is 9. */
const romanValue = (text: string): number =>
  [...text].reduce((sum, letter, at) => {
    const [value, next] = [ROMAN[letter] ?? 0, ROMAN[text[at + 1] ?? ''] ?? 0];
    return value < next ? sum - value : sum + value;
  }, 0);

const COUNT = /\d+|\b[IVX]+\b/;

/** What is counted and the count in it: "IR 10" is the 10th of "IR", "1 DG" the 1st of "DG", "3/6" the 3rd of "/". */
const countOf = (number: string): { readonly of: string; readonly count: number } => {
  const [first = '', ...rest] = (number.split('(', 1)[0] ?? '').split('/');
  const [count] = COUNT.exec(first) ?? [];
  return {
    of: `${first.replace(COUNT, '').trim()}${rest.length > 0 ? '/' : ''}`,
    count: count === undefined ? Number.POSITIVE_INFINITY : Number(count) || romanValue(count),
  };
};

const COLLATOR = new Intl.Collator('en', { numeric: true });

const placeIn = <T>(all: readonly T[], one: T): number => {
  const at = all.indexOf(one);
  return at === -1 ? all.length : at;
};

/**
 * Regiments as people count them: by nation and arm, then by number, each kind of number as it first appears,
 * those without one last, by name. The one order of all lists: stores keep it as `position`.
 */
export const regimentsInOrder = <T extends SortFields>(
  regiments: readonly T[],
  nationIds: readonly string[],
): T[] => {
  const kinds = new Map<string, number>();
  const keyed = regiments.map((regiment) => {
    const { number, nationId, arm, name, id } = regiment;
    const { of, count } = number === null ? { of: '', count: 0 } : countOf(number);
    const kind = `${nationId} ${arm} ${of}`;
    if (number !== null && !kinds.has(kind)) kinds.set(kind, kinds.size);
    const places = [
      placeIn(nationIds, nationId),
      placeIn<string>(ARMS, arm),
      number === null ? Number.POSITIVE_INFINITY : (kinds.get(kind) ?? 0),
      count,
    ];
    return { regiment, places, name: plainName(name), id };
  });
  return keyed
    .toSorted((a, b) => {
      const at = a.places.findIndex((place, index) => place !== b.places[index]);
      if (at !== -1) return (a.places[at] ?? 0) < (b.places[at] ?? 0) ? -1 : 1;
      return COLLATOR.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
    })
    .map(({ regiment }) => regiment);
};
