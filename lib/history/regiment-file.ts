import type { RegimentFacts } from '../rules/core/check/regiment-facts';
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
          // how many battalions a row of several regiments has is nobody's strength
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
