import play from '@/data/mcnally/play.json';
import { joinedNotes } from '../../core/army/name';
import { grouped } from '../../core/army/number';
import { counted } from '../../core/army/words';
import { stat } from '../../core/contract/army-context';
import { numberedBoxes } from '../../core/sheet/boxes';
import { armyCard, cardLines, extraText, noteParts, priceText } from '../../core/sheet/card-sheet';
import { boxesPart, bullets, choice, evenColumns, grid, hanging, pairs, runIn } from '../../core/sheet/parts';
import type { Card, Part } from '../../core/sheet/sheet-parts';
import { filled } from '../distances';
import type { Brigade, Fieldwork } from '../schema';
import type { SheetContext } from '../sheet-context';
import { nationLabel } from '../summary';
import { bonusOf, coverOf, isFort, LIMITS } from '../tables';
import { fieldworkName, type Leader, leaderName, ledBrigades, rankBeside } from '../tree';

/** A general of any rank: whom he leads, what he adds, what he risks. */
const figureCard = (
  led: Leader,
  posts: readonly string[],
  notes: string | undefined,
  { army, points, options }: SheetContext,
): Card => {
  const { kind, at } = led;
  const bonus = bonusOf(kind);
  const [die = '', ...cases] = play.generalRisk.card.columns;
  return {
    title: leaderName(led),
    subtitle: rankBeside(led) || nationLabel(army),
    symbol: kind,
    lines: cardLines(`+${bonus} on tests`, ...posts),
    sum: extraText(points(at)),
    nation: army.nation,
    parts: [
      choice(['Unhurt', 'Wounded', 'Out']),
      grid(
        [{ title: die, width: null }, ...evenColumns(cases, 1.6)],
        play.generalRisk.rows.map(([, ...cells], index) => ({
          cells: [
            { kind: 'text' as const, runs: [{ text: play.generalRisk.card.labels[index] ?? '' }] },
            ...cells.map((cell) => ({ kind: 'number' as const, text: cell })),
          ],
        })),
      ),
      ...bullets([
        `+${bonus} on the tests of a unit he is with; only the highest general counts.`,
        '−1 when that unit is charged.',
        ...play.generalRisk.notes.map((note) => filled(note, army.scale)),
      ]),
      ...noteParts(notes, { options }),
    ],
    tracks: [],
    foot: [],
  };
};

/** A senior general or the commander in chief. */
export const generalCard = (led: Leader, context: SheetContext): Card => {
  const alone = led.kind === 'general' ? 'Whole army' : 'No brigade allotted';
  return figureCard(led, [ledBrigades(led, context.army).join(', ') || alone], led.leader.notes, context);
};

/** The brigadier of a brigade. */
export const brigadierCard = (
  led: Leader,
  post: string,
  brigade: Brigade | undefined,
  context: SheetContext,
): Card =>
  figureCard(
    led,
    [post, counted(brigade?.units.length ?? 0, 'unit')],
    joinedNotes(led.leader.notes, brigade?.notes),
    context,
  );

/** The army on one card: what it counts, and the tests at the start of a move. */
export const armyCardOf = (context: SheetContext): Card => {
  const { army } = context;
  const statText = (key: string): string => grouped(stat(context, key));
  return armyCard(context, {
    subtitle: `${nationLabel(army)}, ${army.year}, ${army.scale} mm`,
    lines: cardLines(
      `${counted(stat(context, 'units'), 'unit')}, ${statText('sp')} SP`,
      counted(army.brigades.length, 'brigade'),
      `${statText('equivalents')} standard units`,
    ),
    parts: [
      ...[play.shakenTest, play.routingTest, play.fireResult].flatMap(({ title, entries }): Part[] => [
        runIn([{ term: title, text: '' }]),
        hanging(entries.map(({ term, text }) => ({ term, text: filled(text, army.scale) }))),
      ]),
      pairs([
        { term: 'Men', value: statText('men') },
        { term: 'Guns', value: statText('guns') },
        { term: 'Figures', value: statText('figures') },
        { term: 'Bases', value: statText('bases') },
      ]),
    ],
  });
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A fieldwork with a box for each strength point; its cover follows what is left. */
export const fieldworkCard = (work: Fieldwork, index: number, context: SheetContext): Card => {
  const { army, points } = context;
  return {
    title: fieldworkName(work),
    subtitle: work.name === '' ? nationLabel(army) : 'Fieldwork',
    sum: priceText(points(['works', index])),
    symbol: isFort(work.sp) ? 'block' : 'entrenchment',
    nation: army.nation,
    lines: cardLines(counted(work.sp, 'strength point'), capital(coverOf(work.sp))),
    parts: [
      ...boxesPart(numberedBoxes(work.sp).toReversed()),
      pairs(
        LIMITS.cover.classes.map(({ from, label }, place) => {
          const above = LIMITS.cover.classes[place - 1]?.from;
          return {
            term:
              above === undefined
                ? `${from} and more`
                : from === above - 1
                  ? `${from}`
                  : `${from}–${above - 1}`,
            value: label,
          };
        }),
        1,
      ),
      runIn(play.defence.entries.map(({ term, text }) => ({ term, text: filled(text, army.scale) }))),
    ],
    tracks: [],
    foot: [],
  };
};
