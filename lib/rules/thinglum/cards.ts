import type { ArmyFile } from '../core/document';
import type { Path } from '../core/path';
import { rulesProfile } from '../core/profile';
import { errorMarks } from '../core/sheet-cells';
import type { Card, CardOptions, CardSheet } from '../core/sheet-parts';
import type { Assessment } from '../core/system';
import { armyCard, commanderCard, postOf } from './cards/command-cards';
import { type CardContext, cardContext } from './cards/context';
import { type Posted, unitCard } from './cards/unit-card';
import { counted } from './names';
import type { Army, Unit } from './schema';
import { SETTINGS } from './settings';
import { SYSTEM } from './tables';

/** Most tracks on a card: more identical units take another card. */
const MOST = 4;

const sameUnit = ({ id: _, ...facts }: Unit): string =>
  JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Cards of units where they stand, by list; identical ones of the army together where the player wants it. */
const posted = (context: CardContext): ReadonlyMap<Unit, Posted> => {
  const { brigades, direct } = context.army;
  const cards = new Map<Unit, Posted & { count: number; posts: string[] }>();
  const open = new Map<string, Unit>();
  const put = (units: readonly Unit[], at: Path, post: string) => {
    units.forEach((unit, index) => {
      const key = sameUnit(unit);
      const first = context.options.combine ? open.get(key) : undefined;
      const twin = first === undefined ? undefined : cards.get(first);
      if (twin === undefined || twin.count === MOST) {
        cards.set(unit, { unit, count: 1, posts: [post], points: context.points([...at, index]) });
        open.set(key, unit);
        return;
      }
      twin.count++;
      if (!twin.posts.includes(post)) twin.posts.push(post);
    });
  };
  brigades.forEach(({ units }, index) => {
    put(units, ['brigades', index, 'units'], postOf(index, context));
  });
  put(direct, ['direct'], 'Under the commander in chief');
  return cards;
};

const allCards = (context: CardContext): Card[] => {
  const { chiefs, brigades, direct } = context.army;
  const cards = posted(context);
  const ofUnits = (units: readonly Unit[]): Card[] =>
    units.flatMap((unit) => {
      const card = cards.get(unit);
      return card === undefined ? [] : [unitCard(card, context)];
    });
  return [
    armyCard(context),
    ...chiefs.map((chief, index) =>
      commanderCard(
        chief,
        { rank: 'chief', at: ['chiefs', index], post: 'Whole army', remarks: undefined },
        context,
      ),
    ),
    ...brigades.flatMap(({ commanders, units, notes }, index) => [
      ...commanders.map((commander, place) =>
        commanderCard(
          commander,
          {
            rank: 'commander',
            at: ['brigades', index, 'commanders', place],
            post: postOf(index, context),
            remarks: notes,
          },
          context,
        ),
      ),
      ...ofUnits(units),
    ]),
    ...ofUnits(direct),
  ];
};

/**
 * The army as cards to cut out: one for the army, each commander, each unit (or all identical ones). Any army prints,
 * legal or not.
 */
export const cards = (file: ArmyFile<Army>, assessment: Assessment, options: CardOptions): CardSheet => {
  const context = cardContext(file, assessment, options);
  const all = allCards(context);
  const { version, date, code, link } = options.print;
  const { hash } = rulesProfile({ ...SYSTEM, settings: SETTINGS }, file);
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
        [
          {
            text: `${SYSTEM.name} ${SYSTEM.edition}, profile ${hash}, data ${SYSTEM.dataVersion}. Points are house costs, ours.`,
          },
        ],
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
