import data from '@/data/honours-of-war/reference/cards.json';
import { ratedPoints } from '../../core/army-context';
import { cardLines, extraText, noteParts } from '../../core/card-sheet';
import { joinedNotes } from '../../core/joined-notes';
import { grid, pairs } from '../../core/parts';
import type { Path } from '../../core/path';
import type { Card, ChoicePart, Part } from '../../core/sheet-parts';
import { counted } from '../../core/words';
import { armyCm } from '../distances';
import { brigadeName, commanderName, generalName } from '../names';
import { RATING_LABELS, RATINGS } from '../ratings';
import { facesText } from '../reference/national';
import { commandResult, type FixedRating, resultOf } from '../reference/play';
import type { Commander, General, Lieutenant } from '../schema';
import { ledBrigades, type SheetContext } from '../sheet-context';
import { nationalRow } from '../unit-facts';
import { said } from './said';

type Rating = Commander['rating'] | General['rating'];

const FACES = [1, 2, 3, 4, 5, 6];

/** The rating to show: none where ratings are hidden or to be diced. */
const fixed = (rating: Rating, { options }: SheetContext): FixedRating | undefined =>
  options.hideRatings || rating === 'variable' || rating === 'unrated' ? undefined : rating;

/** The ratings to mark, each with its dice where they are to be thrown. */
const choice = (rating: Rating, context: SheetContext): ChoicePart => {
  const { dice } = nationalRow(context.file);
  const chosen = fixed(rating, context);
  return {
    kind: 'choice',
    options: RATINGS.toReversed().map((each) => ({
      label: RATING_LABELS[each] + (chosen === undefined ? ` ${facesText(dice[each])}` : ''),
      on: each === chosen,
    })),
  };
};

const ratingText = (rating: Rating, context: SheetContext): string => {
  if (context.options.hideRatings) return 'Rating: roll or mark';
  if (rating === 'variable') return 'Rating diced';
  return rating === 'unrated' ? 'Unrated' : RATING_LABELS[rating];
};

/** The command die of one rating, or of all three while it is open (p. 18). */
const performance = (rating: Rating, context: SheetContext): Part => {
  const chosen = fixed(rating, context);
  if (chosen !== undefined) {
    return pairs(
      FACES.map((face) => ({ term: `${face}`, value: resultOf(commandResult(chosen, face)).label })),
    );
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
  const chosen = fixed(rating, context);
  const ratings = chosen === undefined ? RATINGS : [chosen];
  const results = new Set(ratings.flatMap((each) => FACES.map((face) => commandResult(each, face))));
  return [...results]
    .filter((result) => result !== 'steady')
    .map((result) => ({ text: `${resultOf(result).label}: ${lowered(resultOf(result).short)}` }));
};

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const casualty = [{ text: data.casualty.text, style: 'soft' }] as const;

type Figure = Pick<Card, 'title' | 'subtitle' | 'symbol' | 'lines' | 'parts'> & { readonly at: Path };

const figureCard = ({ at, ...figure }: Figure, context: SheetContext): Card => ({
  ...figure,
  sum: extraText(ratedPoints(context, at)),
  nation: context.army.nation,
  tracks: [],
  foot: casualty,
});

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

/** The commanding general. */
export const generalCard = (general: General, context: SheetContext): Card =>
  figureCard(
    {
      at: ['general'],
      title: generalName(general),
      subtitle: general.name === '' ? nationalRow(context.file).title : 'Commanding general',
      symbol: 'general',
      lines: cardLines(ratingText(general.rating, context), 'Whole army', nationalRow(context.file).title),
      parts: [
        ...(general.rating === 'unrated' ? [] : [choice(general.rating, context)]),
        influence(general.rating, context),
        ...said(generalLines(general.rating, context), context),
        ...noteParts(general.notes, context),
      ],
    },
    context,
  );

/** A lieutenant general with the brigades allotted to him. */
export const lieutenantCard = (lieutenant: Lieutenant, index: number, context: SheetContext): Card => {
  const led = ledBrigades(lieutenant.brigades, context.army.brigades);
  return figureCard(
    {
      at: ['lieutenants', index],
      title: lieutenant.name || 'Lieutenant general',
      subtitle: lieutenant.name === '' ? nationalRow(context.file).title : 'Lieutenant general',
      symbol: 'lieutenant',
      lines: cardLines(
        ratingText(lieutenant.rating, context),
        led.length === 0 ? 'No brigade allotted' : led.join(', '),
        nationalRow(context.file).title,
      ),
      parts: [
        choice(lieutenant.rating, context),
        influence(lieutenant.rating, context),
        ...said([...data.lieutenant, ...generalLines(lieutenant.rating, context)], context),
        ...noteParts(lieutenant.notes, context),
      ],
    },
    context,
  );
};

/** The commander of a brigade with his command die. */
export const commanderCard = (commander: Commander, index: number, context: SheetContext): Card => {
  const brigade = context.army.brigades[index];
  const units = brigade?.units.length ?? 0;
  return figureCard(
    {
      at: ['brigades', index, 'commander'],
      title: commanderName(commander),
      subtitle: commander.name === '' ? nationalRow(context.file).title : 'Brigade commander',
      symbol: 'commander',
      lines: cardLines(
        ratingText(commander.rating, context),
        brigade === undefined ? '' : brigadeName(brigade, index),
        counted(units, 'unit'),
      ),
      parts: [
        choice(commander.rating, context),
        performance(commander.rating, context),
        ...said([...data.commander, ...meanings(commander.rating, context)], context),
        ...noteParts(joinedNotes(commander.notes, brigade?.notes), context),
      ],
    },
    context,
  );
};
