import { grid, runIn } from '../../core/parts';
import { section } from '../../core/reference-sheet';
import type { Cell } from '../../core/sheet';
import type { GridRow, Section } from '../../core/sheet-parts';
import { armyCm, type DistanceId } from '../distances';
import { settingOf } from '../settings';
import { LIMITS } from '../tables';
import { concerns, type Tag } from '../tags';
import { bands, measuredPage, type ReferenceContext, scalePages, text, words } from './context';

const number = (value: number): string => `${Math.round(value * 10) / 10}`;

type Based = 'close-order' | 'light-infantry' | 'cavalry';

const ARMS: readonly { readonly arm: Based; readonly label: string; readonly base: DistanceId }[] = [
  { arm: 'close-order', label: 'Close order', base: 'infantryBase' },
  { arm: 'light-infantry', label: 'Light infantry', base: 'infantryBase' },
  { arm: 'cavalry', label: 'Cavalry', base: 'cavalryBase' },
];

const sized = (counts: readonly number[], width: number): Cell =>
  text(`${counts.join(', ')}: ${counts.map((count) => number(count * width)).join(', ')}`);

const armRow = (
  { arm, label, base }: (typeof ARMS)[number],
  sizes: boolean,
  context: ReferenceContext,
): GridRow => {
  const [width, depth] = armyCm(base, context.ruler);
  const { small, standard, large, figures } = LIMITS.bases[arm];
  const across = width ?? 0;
  return {
    cells: [
      text(`${label}, ${figures}`),
      text(`${number(across)}×${number(depth ?? 0)}`),
      sized(standard, across),
      ...(sizes ? [sized(small, across), sized(large, across)] : []),
    ],
  };
};

/** Where distances are from that the book prints for 28 mm alone (R37). */
const derived = ({ ruler }: ReferenceContext): { term: string; text: string }[] => {
  if (ruler.army.scale === '28') return [];
  const how =
    settingOf(ruler, 'smallScales') === 'printed-rows'
      ? 'as the printed row of the same distance (R37).'
      : 'by proportion (p. 54, R37).';
  return [{ term: 'Ours', text: `distances that are printed for 28 mm alone, ${how}` }];
};

type Measured = { readonly label: string; readonly id: DistanceId; readonly when: readonly Tag[] };

const GUNS: readonly Measured[] = [
  { label: 'light', id: 'lightGunBase', when: ['light-bore'] },
  { label: 'medium', id: 'mediumGunBase', when: ['medium-bore'] },
  { label: 'heavy', id: 'heavyGunBase', when: ['heavy-bore'] },
];

const LIMBERS: readonly Measured[] = [
  { label: 'light', id: 'lightLimberBase', when: ['light-bore'] },
  { label: 'medium and heavy', id: 'heavyLimberBase', when: ['medium-bore', 'heavy-bore'] },
];

const measured = (term: string, all: readonly Measured[], context: ReferenceContext) => {
  const wanted = all.filter((each) => concerns(each, context.sides));
  const text = wanted.map(({ label, id }) => `${label} ${bands(id, context).join('×')}`).join(', ');
  return wanted.length === 0 ? [] : [{ term, text: `${text}.` }];
};

/** Bases, figures and frontages of units (p. 9, 38, 54-55). */
export const basesSection = (context: ReferenceContext): Section[] => {
  const sizes = concerns({ when: ['small', 'large'], option: ['nonStandardUnits'] }, context.sides);
  const arms = ARMS.filter(({ arm }) => concerns({ when: [arm] }, context.sides));
  const scale = scalePages(context);
  return section(
    'Bases and frontage',
    measuredPage({ page: '9, 38' }, scale?.bases),
    [
      grid(
        [
          { title: 'Figures a base', width: null },
          { title: 'Base', width: 1.6 },
          { title: 'Standard', width: 1.7 },
          ...(sizes
            ? [
                { title: 'Small', width: 2.2 },
                { title: 'Large', width: 1.3 },
              ]
            : []),
        ],
        arms.map((row) => armRow(row, sizes, context)),
      ),
      runIn([
        ...measured('Guns', GUNS, context),
        ...measured('Limbers', LIMBERS, context),
        ...words(scale?.entries ?? [], context),
        ...derived(context),
      ]),
    ],
    'bases: cm',
  );
};
