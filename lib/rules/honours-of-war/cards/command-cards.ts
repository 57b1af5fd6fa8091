import data from '@/data/honours-of-war/reference/cards.json';
import { joinedNotes } from '../../core/army/name';
import { counted } from '../../core/army/words';
import { ratedPoints } from '../../core/contract/army-context';
import { cardLines, extraText, noteParts } from '../../core/sheet/card-sheet';
import { grid, pairs } from '../../core/sheet/parts';
import type { Card, ChoicePart, Part } from '../../core/sheet/sheet-parts';
import { commandResult, type CommandRating as FixedRating, resultOf } from '../command-die';
import { armyCm } from '../distances';
import { facesText } from '../reference/national';
import type { Brigade } from '../schema';
import { type SheetContext, sentences } from '../sheet-context';
import { LIMITS, RATING_LABELS, RATINGS } from '../tables';
import { type Leader, leaderName, ledBrigades, rankBeside } from '../tree';
import { nationalRow } from '../unit-facts';

type Rating = Leader['leader']['rating'];

const { faces: FACES } = LIMITS.commandDie;

/** The rating to show: none where ratings are hidden or to be diced. */
const fixed = (rating: Rating, { options }: SheetContext): FixedRating | undefined =>
  options.hideRatings || rating === 'variable' || rating === 'unrated' ? undefined : rating;

/** The ratings to mark, each with its dice where they are to be thrown. */
const choice = (rating: Rating, context: SheetContext): ChoicePart => {
  const { dice } = nationalRow(context.file);
  const own = fixed(rating, context);
  return {
    kind: 'choice',
    options: RATINGS.toReversed().map((each) => ({
      label: RATING_LABELS[each] + (own === undefined ? ` ${facesText(dice[each])}` : ''),
      on: each === own,
    })),
  };
};

const ratingText = (rating: Rating, context: SheetContext): string => {
  if (context.options.hideRatings) return 'Rating: roll or mark';
  if (rating === 'variable') return 'Rating rolled';
  return rating === 'unrated' ? 'Unrated' : RATING_LABELS[rating];
};

/** The command die of one rating, or of all three while it is open (p. 18). */
const performance = (rating: Rating, context: SheetContext): Part => {
  const own = fixed(rating, context);
  if (own !== undefined) {
    return pairs(FACES.map((face) => ({ term: `${face}`, value: resultOf(commandResult(own, face)).label })));
  }
  return grid(
    [{ title: 'D6', width: 0.9 }, ...RATINGS.map((each) => ({ title: RATING_LABELS[each], width: null }))],
    FACES.map((face) => ({
      cells: [
        { kind: 'number' as const, text: `${face}`, style: 'strong' as const },
        ...RATINGS.map((each) => {
          const result = commandResult(each, face);
          const { label } = resultOf(result);
          const style = result === 'steady' ? ('soft' as const) : ('strong' as const);
          return { kind: 'text' as const, runs: [{ text: label, style }] };
        }),
      ],
    })),
  );
};

/** What the results of his die mean, but Steady, which says itself. */
const meanings = (rating: Rating, context: SheetContext): { text: string }[] => {
  const own = fixed(rating, context);
  const ratings = own === undefined ? RATINGS : [own];
  const results = new Set(ratings.flatMap((each) => FACES.map((face) => commandResult(each, face))));
  return [...results]
    .filter((result) => result !== 'steady')
    .map((result) => {
      // three ratings on one card leave room for the shortest of words
      const { text } =
        own === undefined && result === 'inspiring'
          ? data.inspiringInShort
          : { text: resultOf(result).short };
      return { text: `${resultOf(result).label}: ${lowered(text)}` };
    });
};

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What the casualty test does to him; to whom his rating is hidden or diced, as to most (p. 13). */
const casualty = (rating: Rating, post: Leader['kind'], context: SheetContext): Card['foot'] => {
  const isPoor = !context.options.hideRatings && (rating === 'unrated' || rating === 'dithering');
  const open = post === 'commander' && fixed(rating, context) === undefined;
  return [{ text: data.casualty[isPoor ? rating : open ? 'openCommander' : 'rated'].text, style: 'soft' }];
};

/** What it does to some, where his rating is not known. */
const openCasualty = (kind: Leader['kind'], { options }: SheetContext) =>
  kind === 'general' && options.hideRatings ? [data.casualty.openGeneral] : [];

/** How the commanding general raises a lieutenant (p. 37). */
const raises = ({ army, options }: SheetContext): readonly { text: string }[] =>
  data.raises[options.hideRatings ? 'open' : (army.general?.rating ?? 'unrated')];

const influence = (rating: Rating, context: SheetContext): Part => {
  const dashing = fixed(rating, context) === 'dashing';
  const [move] = armyCm(dashing ? 'dashingMove' : 'commandMove', context.file);
  const [reach] = armyCm(dashing ? 'dashingInfluence' : 'generalInfluence', context.file);
  return pairs([
    { term: 'Move', value: `${move}` },
    { term: 'Influence', value: fixed(rating, context) === 'dithering' ? 'none' : `${reach}` },
  ]);
};

const generalLines = (rating: Rating, context: SheetContext): { text: string }[] => [
  ...data.general[fixed(rating, context) ?? 'unrated'],
  ...data.figure,
];

/** A leader: what he may be rated, what he does, and what `parts` say of his post. */
const figureCard = (
  led: Leader,
  [post, size]: readonly [string, string],
  parts: readonly Part[],
  notes: string | undefined,
  context: SheetContext,
): Card => {
  const { kind, leader, at } = led;
  const { title } = nationalRow(context.file);
  return {
    title: leaderName(led),
    subtitle: rankBeside(led) || title,
    symbol: kind,
    lines: cardLines(ratingText(leader.rating, context), post, size || title),
    parts: [
      ...(leader.rating === 'unrated' ? [] : [choice(leader.rating, context)]),
      ...parts,
      ...noteParts(notes, context),
    ],
    sum: extraText(ratedPoints(context, at)),
    nation: context.army.nation,
    tracks: [],
    foot: casualty(leader.rating, kind, context),
  };
};

/** The commanding general, or a lieutenant general with the brigades allotted to him. */
export const generalCard = (led: Leader, context: SheetContext): Card => {
  const { kind, leader } = led;
  const lines = [
    ...generalLines(leader.rating, context),
    ...openCasualty(kind, context),
    ...data.casualtyWhen,
  ];
  const alone = kind === 'general' ? 'Whole army' : 'No brigade allotted';
  return figureCard(
    led,
    [ledBrigades(led, context.army).join(', ') || alone, ''],
    [
      influence(leader.rating, context),
      ...sentences(kind === 'general' ? lines : [...data.lieutenant, ...raises(context), ...lines], context),
    ],
    leader.notes,
    context,
  );
};

/** The commander of a brigade with his command die. */
export const commanderCard = (
  led: Leader,
  post: string,
  brigade: Brigade | undefined,
  context: SheetContext,
): Card => {
  const { rating, notes } = led.leader;
  return figureCard(
    led,
    [post, counted(brigade?.units.length ?? 0, 'unit')],
    [
      performance(rating, context),
      ...sentences([...data.commander, ...meanings(rating, context), ...data.casualtyWhen], context),
    ],
    joinedNotes(notes, brigade?.notes),
    context,
  );
};
