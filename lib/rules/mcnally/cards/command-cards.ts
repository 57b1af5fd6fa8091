import play from '@/data/mcnally/play.json';
import { stat } from '../../core/army-context';
import { armyCard, cardLines, extraText, noteParts } from '../../core/card-sheet';
import { joinedNotes } from '../../core/joined-notes';
import { grouped } from '../../core/number';
import { bullets, choice, evenColumns, grid, hanging, pairs, runIn } from '../../core/parts';
import type { Path } from '../../core/path';
import type { Card, Part } from '../../core/sheet-parts';
import { counted } from '../../core/words';
import { filled } from '../distances';
import { brigadeName, brigadierName, generalName, RANKS } from '../names';
import type { Brigade, General } from '../schema';
import { type Brigadier, ledBrigades, type SheetContext } from '../sheet-context';
import { nationLabel } from '../summary';
import { LIMITS } from '../tables';

const { generalBonus } = LIMITS;

type Figure = Pick<Card, 'title' | 'subtitle' | 'symbol'> & {
  readonly at: Path;
  readonly bonus: number;
  readonly notes: string | undefined;
  /** whom he leads */
  readonly posts: readonly string[];
};

/** A general of any rank: what he adds, what he risks. */
const figureCard = ({ at, bonus, notes, posts, ...figure }: Figure, context: SheetContext): Card => {
  const { army, points } = context;
  const [die = '', ...cases] = play.generalRisk.card.columns;
  return {
    ...figure,
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
      ...noteParts(notes, context),
    ],
    tracks: [],
    foot: [],
  };
};

/** A senior general or the commander in chief. */
export const generalCard = (general: General, index: number, context: SheetContext): Card => {
  const { army } = context;
  const led = ledBrigades(general, army);
  const alone = general.rank === 'cinc' ? 'Whole army' : 'No brigade allotted';
  return figureCard(
    {
      at: ['generals', index],
      title: generalName(general),
      subtitle: general.name === '' ? nationLabel(army) : RANKS[general.rank],
      symbol: general.rank === 'cinc' ? 'general' : 'lieutenant',
      bonus: generalBonus[general.rank],
      notes: general.notes,
      posts: [led.length === 0 ? alone : led.join(', ')],
    },
    context,
  );
};

/** The brigadier of a brigade. */
export const brigadierCard = (
  brigadier: Brigadier,
  at: Path,
  brigade: Brigade | undefined,
  index: number,
  context: SheetContext,
): Card =>
  figureCard(
    {
      at,
      title: brigadierName(brigadier),
      subtitle: brigadier.name === '' ? nationLabel(context.army) : 'Brigadier',
      symbol: 'commander',
      bonus: generalBonus.brigadier,
      notes: joinedNotes(brigadier.notes, brigade?.notes),
      posts: [brigadeName(brigade ?? { name: '' }, index), counted(brigade?.units.length ?? 0, 'unit')],
    },
    context,
  );

/** The army on one card: what it counts, and the tests at the start of a move. */
export const armyCardOf = (context: SheetContext): Card => {
  const { army } = context;
  const told = (key: string): string => grouped(stat(context, key));
  return armyCard(context, {
    subtitle: `${nationLabel(army)}, ${army.year}, ${army.scale} mm`,
    lines: cardLines(
      `${counted(stat(context, 'units'), 'unit')}, ${told('sp')} SP`,
      counted(army.brigades.length, 'brigade'),
      `${told('equivalents')} standard units`,
    ),
    parts: [
      ...[play.shakenTest, play.routingTest, play.fireResult].flatMap(({ title, entries }): Part[] => [
        runIn([{ term: title, text: '' }]),
        hanging(entries.map(({ term, text }) => ({ term, text: filled(text, army.scale) }))),
      ]),
      pairs([
        { term: 'Men', value: told('men') },
        { term: 'Guns', value: told('guns') },
        { term: 'Figures', value: told('figures') },
        { term: 'Bases', value: told('bases') },
      ]),
    ],
  });
};
