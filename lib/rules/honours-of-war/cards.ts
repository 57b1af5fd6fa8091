import type { ArmyFile } from '../core/document';
import type { Path } from '../core/path';
import { rulesProfile } from '../core/profile';
import { errorMarks } from '../core/sheet-cells';
import type { Card, CardOptions, CardSheet, CardSize } from '../core/sheet-parts';
import type { Assessment } from '../core/system';
import { commanderCard, generalCard, lieutenantCard } from './cards/command-cards';
import { type CardContext, cardContext } from './cards/context';
import { type Posted, unitCard } from './cards/unit-card';
import { armyCard, worksCards } from './cards/works-cards';
import { brigadeName, counted } from './names';
import type { Army, Unit } from './schema';
import { SETTINGS } from './settings';
import { SYSTEM } from './tables';

/** A unit where it stands. */
type Post = { readonly unit: Unit; readonly at: Path; readonly post: string };

const postsOf = (units: readonly Unit[], at: Path, post: string): Post[] =>
  units.map((unit, index) => ({ unit, at: [...at, index], post }));

const sameUnit = ({ id: _, ...facts }: Unit): string =>
  JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Most hit tracks on a card of that size: more identical units take another card. */
const MOST = { '63x88': 2, '70x120': 4, quarter: 4 } as const satisfies Record<CardSize, number>;

/** Cards for units; identical ones of the whole army together where the player wants it, where the first stands. */
const posted = (all: readonly Post[], most: number, context: CardContext): ReadonlyMap<Unit, Posted> => {
  const cards = new Map<Unit, { unit: Unit; count: number; posts: string[]; points: number | null }>();
  const open = new Map<string, Unit>();
  for (const { unit, at, post } of all) {
    const key = sameUnit(unit);
    const twin = context.options.combine ? open.get(key) : undefined;
    const card = twin === undefined ? undefined : cards.get(twin);
    if (card === undefined || card.count === most) {
      cards.set(unit, { unit, count: 1, posts: [post], points: context.points(at) });
      open.set(key, unit);
    } else {
      card.count++;
      if (!card.posts.includes(post)) card.posts.push(post);
    }
  }
  return cards;
};

const allCards = (size: CardSize, context: CardContext): Card[] => {
  const { brigades, general, independents, lieutenants, unassigned, works } = context.army;
  const brigaded = brigades.map((brigade, index) =>
    postsOf(brigade.units, ['brigades', index, 'units'], brigadeName(brigade, index)),
  );
  const alone = postsOf(independents, ['independents'], 'Independent');
  const left = postsOf(unassigned, ['unassigned'], 'Without a post');
  const cards = posted([...brigaded.flat(), ...alone, ...left], MOST[size], context);
  const ofUnits = (posts: readonly Post[]): Card[] =>
    posts.flatMap(({ unit }) => {
      const card = cards.get(unit);
      return card === undefined ? [] : [unitCard(card, context)];
    });
  return [
    armyCard(context),
    ...(general === null ? [] : [generalCard(general, context)]),
    ...lieutenants.map((lieutenant, index) => lieutenantCard(lieutenant, index, context)),
    ...brigades.flatMap(({ commander }, index) => [
      ...(commander === null ? [] : [commanderCard(commander, index, context)]),
      ...ofUnits(brigaded[index] ?? []),
    ]),
    ...ofUnits(alone),
    ...ofUnits(left),
    ...works.flatMap((each) => worksCards(each, context)),
  ];
};

/**
 * The army as cards to cut out: one for the army, each general and commander, each unit (or all identical ones), each
 * section of works, with everything the rules say of it at the army's figure scale. Any army prints, legal or not.
 */
export const cards = (file: ArmyFile<Army>, assessment: Assessment, options: CardOptions): CardSheet => {
  const context = cardContext(file, assessment, options);
  const all = allCards(options.cardSize, context);
  const { version, date, code, link } = options.print;
  const { hash } = rulesProfile({ ...SYSTEM, settings: SETTINGS }, file);
  return {
    form: 'cards',
    size: options.cardSize,
    title: file.name || 'Army without a name',
    subtitle: counted(all.length, 'card'),
    nation: context.army.nation,
    sum: null,
    marks: errorMarks(context.assessment.findings),
    cards: all,
    footer: {
      lines: [
        [{ text: `${SYSTEM.name} ${SYSTEM.edition}, profile ${hash}, data ${SYSTEM.dataVersion}` }],
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
