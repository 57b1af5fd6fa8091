import { grid, runIn } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import type { Cell } from '../../core/sheet/sheet';
import type { GridRow, Section } from '../../core/sheet/sheet-parts';
import { armyCm, type DistanceId } from '../distances';
import { LIMITS } from '../tables';
import { bands, measuredPage, type ReferenceContext, scalePages, text, words } from './context';

const number = (value: number): string => `${Math.round(value * 10) / 10}`;

type BaseKind = 'close-order' | 'light-infantry' | 'cavalry';

const ARMS: readonly { readonly arm: BaseKind; readonly label: string; readonly base: DistanceId }[] = [
  { arm: 'close-order', label: 'Close order', base: 'infantryBase' },
  { arm: 'light-infantry', label: 'Light infantry', base: 'infantryBase' },
  { arm: 'cavalry', label: 'Cavalry', base: 'cavalryBase' },
];

const sized = (counts: readonly number[], width: number): Cell =>
  text(`${counts.join(', ')}: ${counts.map((count) => number(count * width)).join(', ')}`);

const armRow = ({ arm, label, base }: (typeof ARMS)[number], { ruler }: ReferenceContext): GridRow => {
  const [width, depth] = armyCm(base, ruler);
  const { small, standard, large, figures } = LIMITS.bases[arm];
  const across = width ?? 0;
  return {
    cells: [
      text(`${label}, ${figures}`),
      text(`${number(across)}×${number(depth ?? 0)}`),
      ...[standard, small, large].map((counts) => sized(counts, across)),
    ],
  };
};

type DistanceRow = { readonly label: string; readonly id: DistanceId };

const GUNS: readonly DistanceRow[] = [
  { label: 'light', id: 'lightGunBase' },
  { label: 'medium', id: 'mediumGunBase' },
  { label: 'heavy', id: 'heavyGunBase' },
];

const LIMBERS: readonly DistanceRow[] = [
  { label: 'light', id: 'lightLimberBase' },
  { label: 'medium and heavy', id: 'heavyLimberBase' },
];

const measured = (term: string, all: readonly DistanceRow[], context: ReferenceContext) => ({
  term,
  text: `${all.map(({ label, id }) => `${label} ${bands(id, context).join('×')}`).join(', ')}.`,
});

/** Bases, figures and frontages of all units (p. 9, 38, 54-55); those of an army stand on its cards. */
export const basesSection = (context: ReferenceContext): Section[] => {
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
          { title: 'Small', width: 2.2 },
          { title: 'Large', width: 1.3 },
        ],
        ARMS.map((row) => armRow(row, context)),
      ),
      runIn([
        measured('Guns', GUNS, context),
        measured('Limbers', LIMBERS, context),
        ...words(scale?.entries ?? [], context),
      ]),
    ],
    'bases: cm',
  );
};
