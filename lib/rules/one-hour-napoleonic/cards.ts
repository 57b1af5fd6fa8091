import type { ArmyFile } from '../core/document';
import type { Path } from '../core/path';
import { rulesProfile } from '../core/profile';
import { errorMarks } from '../core/sheet-cells';
import type { Card, CardOptions, CardSheet } from '../core/sheet-parts';
import type { Assessment } from '../core/system';
import { armyCard, leaderCard } from './cards/command-cards';
import { type CardContext, cardContext } from './cards/context';
import { type Posted, unitCard } from './cards/unit-card';
import { counted, formationName } from './names';
import type { Army, Unit } from './schema';
import { SETTINGS } from './settings';
import { SYSTEM } from './tables';

/** Most hit tracks on a card: more identical units take another card. */
const MOST = 4;

const sameUnit = ({ id: _, ...facts }: Unit): string =>
  JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Cards of units where they stand; identical ones without a leader together where the player wants it. */
const posted = (context: CardContext): Posted[] => {
  const { formations, reserve } = context.army;
  const cards: (Posted & { count: number; posts: string[] })[] = [];
  const open = new Map<string, (typeof cards)[number]>();
  const put = (units: readonly Unit[], at: Path, post: string) => {
    units.forEach((unit, index) => {
      const key = sameUnit(unit);
      const alike = context.options.combine && !context.leadersOf.has(unit.id);
      const twin = alike ? open.get(key) : undefined;
      if (twin === undefined || twin.count === MOST) {
        const card = { unit, count: 1, posts: [post], points: context.points([...at, index]) };
        cards.push(card);
        if (alike) open.set(key, card);
      } else {
        twin.count++;
        if (!twin.posts.includes(post)) twin.posts.push(post);
      }
    });
  };
  formations.forEach((formation, index) => {
    put(formation.units, ['formations', index, 'units'], formationName(formation, index));
  });
  put(reserve, ['reserve'], formations.length === 0 ? 'Of the army' : 'In no formation');
  return cards;
};

const allCards = (context: CardContext): Card[] => [
  armyCard(context),
  ...context.army.leaders.map((leader, index) => leaderCard(leader, index, context)),
  ...posted(context).map((each) => unitCard(each, context)),
];

/**
 * The army as cards to cut out: one for the army, each leader, each unit (or all identical ones). Any army prints,
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
