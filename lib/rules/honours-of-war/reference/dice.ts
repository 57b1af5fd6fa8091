import reaction from '@/data/honours-of-war/reference/reaction.json';
import { signed } from '../../core/army/number';
import { figure, grid, runIn } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import { EMPTY } from '../../core/sheet/sheet-cells';
import type { GridRow, Section } from '../../core/sheet/sheet-parts';
import { FIRE, MELEE, type Modifier } from '../modifiers';
import { concerns } from '../tags';
import { type Entry, type ReferenceContext, text, words } from './context';

const { melee } = reaction;

type Modifiers = Readonly<Record<string, Modifier>>;

/** A modifier of one die, or two that belong together on one line. */
type Line = { readonly key: string; readonly label: string; readonly value: string };

const modifierLines = (modifiers: Modifiers, context: ReferenceContext): Line[] => {
  const entries = Object.entries(modifiers).filter(
    ([, modifier]) => modifier.sheet !== false && concerns(modifier, context.sides),
  );
  const partner = ({ joint }: Modifier) => entries.find(([key]) => key === joint?.with)?.[1];
  const second = new Set(entries.flatMap(([, modifier]) => partner(modifier) ?? []));
  return entries.flatMap(([key, modifier]) => {
    if (second.has(modifier)) return [];
    const { label, value, joint } = modifier;
    const other = partner(modifier);
    return other === undefined || joint === undefined
      ? [{ key, label, value: signed(value) }]
      : [{ key, label: joint.label, value: `${signed(value)}, ${signed(other.value)}` }];
  });
};

/** Fire at a flank helps, being hit there hurts: one key, two things. */
const UNLIKE: readonly string[] = ['flank'];

const FIRST_ROUND = / \*$/;

const modifierRow = (label: string, fired: string, fought: string): GridRow => ({
  cells: [text(label), ...[fired, fought].map((value) => (value === '' ? EMPTY : figure(value, 'strong')))],
});

/** Lines of both dice: those that both have first, then fire, then melee. A star is about melee alone. */
const modifierRows = (context: ReferenceContext): GridRow[] => {
  const [fired, fought] = [modifierLines(FIRE, context), modifierLines(MELEE, context)];
  const both = fired.flatMap((fire) =>
    UNLIKE.includes(fire.key)
      ? []
      : fought.filter(({ key }) => key === fire.key).map((melee) => ({ fire, melee })),
  );
  return [
    ...both.map(({ fire, melee }) =>
      modifierRow(
        melee.label.replace(FIRST_ROUND, ''),
        fire.value,
        `${melee.value}${FIRST_ROUND.exec(melee.label)?.[0] ?? ''}`,
      ),
    ),
    ...fired
      .filter((line) => both.every(({ fire }) => fire !== line))
      .map(({ label, value }) => modifierRow(label, value, '')),
    ...fought
      .filter((line) => both.every(({ melee }) => melee !== line))
      .map(({ label, value }) => modifierRow(label, '', value)),
  ];
};

/** What changes the firing and the melee die, and how a melee goes (p. 23, 30-31, 35). */
export const modifiersSection = (context: ReferenceContext): Section[] =>
  section('Firing and melee dice', 'p. 16–17, 23–38, 48', [
    grid(
      [
        { title: '', width: null },
        { title: 'Fire', width: 1.6, align: 'right' },
        { title: 'Melee', width: 1.9, align: 'right' },
      ],
      modifierRows(context),
    ),
    runIn([{ term: '', text: '* First round only.' }, ...words(melee.entries as Entry[], context)]),
  ]);
