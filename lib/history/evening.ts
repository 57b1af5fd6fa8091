import 'server-only';
import { grouped } from '../rules/core/army/number';
import { citeLabel } from '../rules/core/contract/citation';
import { eachOf } from '../rules/core/match-up/armies';
import { unitsText } from '../rules/core/muster/muster-measure';
import { pointsText, printedPoints } from '../rules/core/price/points';
import type { Sheet } from '../rules/core/sheet/sheet';
import type { OutlineSection } from '../rules/core/tree/outline';
import {
  type DayTold,
  type EveningForce,
  type EveningFrom,
  type EveningLine,
  eveningLines,
  type LikeBattles,
  printedEvening,
  type SourcedFact,
} from '../rules/evening';
import { eveningSheet } from '../rules/evening-sheet';
import { restText } from '../rules/side-share';
import { ALL_FACTS, factsOf, type Teller, tellerOf } from './battle-facts';
import type { BattleFacts } from './facts-file';
import type { MusteredBattle } from './muster-battle';

type SourceRow = { readonly source: string; readonly compiled?: true | undefined };

const minutesOf = (hour: string): number => {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return 60 * hours + minutes;
};

/** One of several tellers: those that others compiled come last. */
const preferred = <T extends SourceRow>(list: readonly T[]): T | undefined =>
  list.toSorted((a, b) => Number(a.compiled ?? false) - Number(b.compiled ?? false))[0];

const citedFact = <T>(value: T, { source, compiled }: SourceRow): SourcedFact<T> => ({
  value,
  by: [source],
  ...(compiled === true && { compiled }),
});

/** The hours whose begin and end are known. */
const hoursOf = ({ hours }: BattleFacts): DayTold['hours'] => {
  const best = preferred(hours.filter(({ end }) => end !== null));
  if (best === undefined) return null;
  return citedFact([minutesOf(best.start), minutesOf(best.end ?? best.start)] as const, best);
};

const sideOf = (facts: BattleFacts | null, side: 0 | 1, name: string, men: number | null) => {
  // a part of a loss is not a measure of the whole
  const losses =
    facts?.sides[side].losses.filter(({ total, only }) => total !== null && only === undefined) ?? [];
  const best = preferred(losses);
  return { name, men, lost: best === undefined ? null : citedFact(best.total ?? 0, best) };
};

const middle = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** The middle of the battles whose hours, front and men are known. */
const LIKE: LikeBattles = {
  minutes: middle(
    ALL_FACTS.flatMap((facts) => {
      const hours = hoursOf(facts);
      return hours === null ? [] : [hours.value[1] - hours.value[0]];
    }),
  ),
  kmPerThousand: middle(
    ALL_FACTS.flatMap(({ fronts, sides }) => {
      const [front] = fronts;
      const men = Math.max(...sides.map(({ totals }) => totals?.men ?? 0));
      return front === undefined || men === 0 ? [] : [(1000 * Math.max(...front.km)) / men];
    }),
  ),
};

/** The theatres of the war in Europe, and the middle of the lands that were fought over. */
const EUROPE: readonly string[] = ['western', 'central', 'eastern'];
const LATITUDE = 51;

/** What is known of the day of a battle; for one that people entered, its date and what it was called. */
export const dayOf = ({ battle, both }: MusteredBattle): DayTold => {
  const facts = battle.shipped ? factsOf(battle.id) : null;
  const [men0, men1] = both.worth.men;
  const front = facts && preferred(facts.fronts);
  return {
    date: battle.date,
    latitude: EUROPE.includes(battle.theatre ?? '') ? LATITUDE : null,
    hours: facts && hoursOf(facts),
    front: front ? citedFact(front.km, front) : null,
    weather: facts?.weather.map((each) => citedFact(each.text, each)) ?? [],
    ground: facts?.terrain.map((each) => citedFact(each.text, each)) ?? [],
    attacker: facts ? citedFact(facts.attacker.side, facts.attacker) : null,
    sides: [
      sideOf(facts, 0, battle.sides[0]?.name ?? '', men0),
      sideOf(facts, 1, battle.sides[1]?.name ?? '', men1),
    ],
  };
};

/** A battle as an evening in one rule system, at the scale that it is mustered at. */
export const eveningOf = (mustered: MusteredBattle): readonly EveningLine[] => {
  const { rules, both } = mustered;
  const { system, mustering } = rules;
  const armies = eachOf(both.sides, ({ file, assessment, units }) => ({
    units,
    breakingPoint: system.summary(file, assessment).breakingPoint,
  }));
  const { units, breakingPoint } = system.terms;
  const terms = { units, breakingPoint };
  const printed =
    mustered.battle.kind === 'scenario'
      ? (mustering.printed?.(mustered.battle.name, both.sides[0].file) ?? [])
      : [];
  if (printed.length > 0) return printedEvening(printed, armies, { terms });
  return eveningLines(
    dayOf(mustered),
    armies,
    { ground: mustering.ground, factor: both.factor, terms },
    LIKE,
  );
};

/** "2 × Musketeer battalion, 1 × Heavy battery": the units of a section by their kinds. */
const troopsOf = ({ rows }: OutlineSection): string => {
  const kinds = new Map<string, number>();
  for (const { kind, type, name } of rows) {
    if (kind !== 'unit') continue;
    const word = type || name;
    kinds.set(word, (kinds.get(word) ?? 0) + 1);
  }
  return [...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ');
};

/** One side of an evening in short. */
export const forceOf = ({ battle, rules: { system }, both }: MusteredBattle, side: 0 | 1): EveningForce => {
  const { file, assessment, points, measure, units } = both.sides[side];
  const { breakingPoint } = system.summary(file, assessment);
  const { terms, pointScale } = system;
  const worth =
    points === null
      ? `${grouped(measure.amount)} ${measure.label}`
      : `${pointsText(printedPoints(points, pointScale))} ${terms.points}`;
  const facts = [
    worth,
    `${unitsText(units)} ${terms.units}`,
    ...(breakingPoint === null ? [] : [`${terms.breakingPoint} ${grouped(breakingPoint)}`]),
  ];
  return {
    name: battle.sides[side]?.name ?? '',
    commander: battle.sides[side]?.commander ?? 'commander not known',
    facts: facts.join(', '),
    reconstruction: restText(both.shares[side]),
    bodies: system
      .outline(file)
      .sections.filter(({ rows }) => rows.some(({ kind }) => kind === 'unit'))
      .map((section) => ({ title: section.title, troops: troopsOf(section) })),
  };
};

/** Who is named in the lines of an evening, by the names that sources.json has. */
export const tellersIn = (lines: readonly EveningLine[]): ReadonlyMap<string, Teller> =>
  new Map(
    lines
      .flatMap(({ from }) => from.flatMap((each) => (each.kind === 'told' ? each.by : [])))
      .map((name) => [name, tellerOf(name)]),
  );

/** Who says so of a line, in few words: "compiled, T. N. Dupuy; p. 8-9; ours". */
export const fromText = (line: EveningLine): string => {
  const tellers = tellersIn([line]);
  return line.from
    .map((from) => {
      if (from.kind === 'ours') return 'ours';
      if (from.kind === 'book') return citeLabel(from.cite);
      const names = from.by.map((name) => tellers.get(name)?.name ?? name).join(', ');
      return from.compiled ? `compiled, ${names}` : names;
    })
    .join('; ');
};

/** The page of scenario of an evening. */
export const eveningPaper = (
  mustered: MusteredBattle,
  when: string,
  options: Parameters<typeof eveningSheet>[4],
): Sheet => {
  const { battle, both, rules } = mustered;
  const [scale] = both.sides[0].ledger.steps;
  const head = {
    title: `An evening of ${battle.name}`,
    subtitle: [when, rules.system.name, scale?.text ?? ''].filter((text) => text !== '').join('. '),
    source: rules.system.name,
  };
  const forces = [forceOf(mustered, 0), forceOf(mustered, 1)];
  return eveningSheet(head, forces, eveningOf(mustered), fromText, options);
};

export type { EveningFrom, EveningLine };
