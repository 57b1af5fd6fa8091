import type { ArmyFile } from '../core/document';
import { rulesProfile } from '../core/profile';
import { errorMarks } from '../core/sheet-cells';
import type { Card, CardOptions, CardSheet } from '../core/sheet-parts';
import type { Assessment } from '../core/system';
import { armyCard, brigadierCard, generalCard } from './cards/command-cards';
import { fieldworkCard } from './cards/fieldwork-card';
import { type Posted, unitCard } from './cards/unit-card';
import { brigadeName, counted } from './names';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { type RosterContext, rosterContext } from './sheet-context';
import { SYSTEM } from './tables';
import type { UnitFacts } from './unit-facts';

/** Most strength tracks on a card: more identical units take another card. */
const MOST = 4;

const sameUnit = ({ unit: { id: _, ...facts } }: UnitFacts): string =>
  JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));

type Pile = Posted & { count: number; readonly posts: string[] };

/** Cards of units by the list they stand in; identical ones of the army together, where the first stands. */
const posted = ({ army, facts, options, points }: RosterContext): Pile[][] => {
  const open = new Map<string, Pile>();
  return facts.lists.map((units, index) => {
    const brigade = army.brigades[index];
    const post = brigade === undefined ? 'Without a brigade' : brigadeName(brigade, index);
    return units.flatMap((unit): Pile[] => {
      const key = sameUnit(unit);
      const twin = options.combine ? open.get(key) : undefined;
      if (twin !== undefined && twin.count < MOST) {
        twin.count++;
        if (!twin.posts.includes(post)) twin.posts.push(post);
        return [];
      }
      const pile: Pile = { unit, count: 1, posts: [post], points: points(unit.at) };
      open.set(key, pile);
      return [pile];
    });
  });
};

const allCards = (context: RosterContext, options: CardOptions): Card[] => {
  const { army } = context;
  const lists = posted(context);
  const unitCards = (index: number): Card[] =>
    (lists[index] ?? []).map((pile) => unitCard(pile, context, options));
  return [
    armyCard(context, options),
    ...army.generals.map((general, index) => generalCard(general, index, context, options)),
    ...army.brigades.flatMap((brigade, index) => [
      ...brigadierCard(brigade, index, context, options),
      ...unitCards(index),
    ]),
    ...unitCards(army.brigades.length),
    ...army.works.map((work, index) => fieldworkCard(work, index, context)),
  ];
};

/**
 * The army as cards to cut out: one for the army, each general, each unit (or all identical ones) with its morale at
 * every strength, each fieldwork. Any army prints, legal or not.
 */
export const cards = (file: ArmyFile<Army>, assessment: Assessment, options: CardOptions): CardSheet => {
  const context = rosterContext(file, assessment, options);
  const all = allCards(context, options);
  const { version, date, code, link } = options.print;
  const { hash } = rulesProfile({ ...SYSTEM, settings: SETTINGS }, file);
  const priced = context.points([]) === null ? '' : ' Points are house costs, ours.';
  return {
    form: 'cards',
    size: options.cardSize,
    title: file.name || 'Army without a name',
    subtitle: counted(all.length, 'card'),
    nation: file.army.nation,
    sum: null,
    marks: errorMarks(assessment.findings),
    cards: all,
    footer: {
      lines: [
        [{ text: `${SYSTEM.name} ${SYSTEM.edition}, profile ${hash}, data ${SYSTEM.dataVersion}.${priced}` }],
        [{ text: `${version === null ? 'List not saved' : `List version ${version}`}, ${date}` }],
      ],
      code: code === null ? null : { caption: 'This print', text: code },
      link: link === null ? null : { caption: 'Scan to open this army', url: link },
    },
    date,
    paper: options.paper,
    ink: options.blackAndWhite ? 'bw' : 'colour',
  };
};
