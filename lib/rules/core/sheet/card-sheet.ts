import { grouped, signed } from '../army/number';
import { counted } from '../army/words';
import { type Attachable, sharedRegiment } from '../check/regiment';
import type { ArmyContext, PrintedArmy } from '../contract/army-context';
import type { PrintedPoints } from '../price/points';
import type { LeaderKind, LeaderNode, UnitAtPath } from '../tree/tree';
import { eachPrice, type Pile, piled, pileNumber, pilePoints, type UnitsAtPath } from '../tree/unit-lists';
import type { Run } from './sheet';
import { errorMarks } from './sheet-findings';
import {
  armyTitle,
  dataJudgedWith,
  listedAs,
  listLine,
  printCodes,
  printedOn,
  reconstructedWord,
} from './sheet-footer';
import type { Card, CardOptions, CardSheet, Part } from './sheet-parts';

type Context = ArmyContext<PrintedArmy>;
type NamedLeader = LeaderNode<LeaderKind, { readonly name: string }>;

/** Most tracks at the foot of a card: more units alike take another card. */
export const MOST_TRACKS = 4;

/** The price of a unit; empty without one or if it is hidden. */
export const priceText = (points: PrintedPoints | null): string => (points === null ? '' : grouped(points));

/** The price of a leader, with its sign: it is added to the army. */
export const extraText = (points: PrintedPoints | null): string => (points === null ? '' : signed(points));

/** The texts beside the symbol: what it is, then its place and its size. */
export const cardLines = (first: string, ...others: readonly string[]): Run[][] => [
  [{ text: first, style: 'strong' }],
  ...others.map((text): Run[] => [{ text, style: 'soft' }]),
];

/** What a player wrote about it, as far as there is room. */
export const noteParts = (written: string | undefined, { options }: Pick<Context, 'options'>): Part[] => {
  const text = (written ?? '').replace(/\s+/g, ' ').trim();
  return text === '' || options.hideNotes
    ? []
    : [{ kind: 'words', layout: 'run-in', items: [{ term: '', text }], spare: true }];
};

/** The army on one card. */
export const armyCard = (
  { system, file, army, options, points }: Context,
  { subtitle, lines, parts }: Pick<Card, 'subtitle' | 'lines' | 'parts'>,
): Card => {
  const { code, link, version } = options.print;
  const print = [code, version === null ? 'not saved' : `version ${version}`].filter(Boolean).join(', ');
  return {
    title: armyTitle(file),
    subtitle,
    sum: priceText(points([])),
    symbol: 'general',
    nation: army.nation,
    lines,
    parts,
    tracks: [],
    ...(link !== null && { link }),
    foot: [
      {
        text: [`${system.name}. ${print}`, reconstructedWord(file)].filter(Boolean).join('. '),
        style: 'soft',
      },
    ],
  };
};

/** How a system makes the cards of its lists. */
type Makers<P extends UnitAtPath<Attachable>, L, G> = {
  readonly leader?: (led: L, list: UnitsAtPath<P, L, G>) => Card;
  readonly unit: (pile: Pile<P>) => Card;
  /** most of one pile */
  readonly most?: number;
  /** true for a unit that has its card to itself */
  readonly apart?: (unit: P['unit']) => boolean;
};

const numbered = (card: Card | undefined, number: string): Card[] => {
  if (card === undefined) return [];
  return [number === '' ? card : { ...card, number }];
};

/** Odds are a choice of the player, and the first thing to go where room ends. */
const withOdds = (card: Card, odds: boolean): Card => ({
  ...card,
  parts: card.parts.flatMap((part): Part[] => {
    if (part.kind !== 'plot') return [part];
    return odds ? [{ ...part, spare: true }] : [];
  }),
});

/** A name longer than this is cut to its last word: there is little room beside a symbol. */
const SHORT_NAME = 20;

/** "von Winterfeldt" of "Hans Karl von Winterfeldt"; a name that ends in a place, "of Prussia", stays whole. */
const lastName = (name: string): string => {
  const words = name.split(' ');
  const [particle = ''] = words.slice(-2);
  if (
    name.length <= SHORT_NAME ||
    words.length < 2 ||
    particle === 'of' ||
    /[\d,)]$|^[IVX]+$/.test(words.at(-1) ?? '')
  )
    return name;
  return words.slice(/^\p{Ll}/u.test(particle) ? -2 : -1).join(' ');
};

/** Who commands a unit, as far as they have names: "Under Bevern". */
const underText = (leaders: readonly NamedLeader[]): string => {
  const names = leaders.flatMap(({ kind, leader }) =>
    kind === 'commander' && leader.name !== '' ? [lastName(leader.name)] : [],
  );
  return names.length === 0 ? '' : `Under ${names.join(', ')}`;
};

/** Cards of leaders and units, list by list; units alike of a formation together where the player wants it. */
export const listCards = <P extends UnitAtPath<Attachable>, L extends NamedLeader, G>(
  lists: readonly UnitsAtPath<P, L, G>[],
  context: Pick<Context, 'options' | 'points' | 'numberOf'>,
  { leader, unit, most = MOST_TRACKS, apart }: Makers<P, L, G>,
): Card[] =>
  lists.flatMap((list) => [
    ...list.leaders.flatMap((led) => numbered(leader?.(led, list), context.numberOf(list.at))),
    ...piled(list, context, most, apart).flatMap((pile) => {
      const card = unit(pile);
      const commanders = underText(list.leaders);
      const each = eachPrice(pile);
      const all = priceText(pilePoints(pile));
      const line = [commanders, each === '' ? '' : `${each} = ${all}`].filter(Boolean).join(', ');
      const regiment = sharedRegiment(pile.units, context.options.print.regiments);
      const full = regiment === undefined ? card : { ...card, regiment };
      return numbered(
        line === '' ? full : { ...full, sum: all, lines: [...card.lines, [{ text: line, style: 'soft' }]] },
        pileNumber(pile, context.numberOf),
      );
    }),
  ]);

/** An army as cards to cut out. Any army prints, legal or not. */
export const cardSheet = (
  context: Context,
  { cardSize, odds = true, backs = false }: Pick<CardOptions, 'cardSize' | 'odds' | 'backs'>,
  cards: readonly Card[],
): CardSheet => {
  const { system, file, army, assessment, options, points } = context;
  const priced = points([]) === null ? '' : ' Points are house points.';
  return {
    form: 'cards',
    size: cardSize,
    title: armyTitle(file),
    subtitle: counted(cards.length, 'card'),
    nation: army.nation,
    sum: null,
    marks: errorMarks(assessment.findings),
    cards: cards.map((card) => withOdds(card, odds)),
    ...(backs && { back: { title: armyTitle(file), subtitle: cards[0]?.subtitle ?? '' } }),
    footer: {
      lines: [
        ...listLine(options.print),
        [
          {
            text: `${system.name} ${system.edition}, data ${dataJudgedWith(system, options.print)}${system.houseCosts ? `.${priced}` : ''}`,
          },
        ],
        [
          {
            text: [`${listedAs(options.print)}, ${options.print.date}`, reconstructedWord(file)]
              .filter(Boolean)
              .join('. '),
          },
        ],
      ],
      ...printCodes(options.print),
    },
    ...printedOn(options),
  };
};
