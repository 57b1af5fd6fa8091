import type { Cell } from '../../core/sheet';
import type { GridRow, Section } from '../../core/sheet-parts';
import { armyCm, type DistanceId } from '../distances';
import { LIMITS } from '../tables';
import { concerns, type Tag } from '../tags';
import { bands, figure, type ReferenceContext, section, text } from './context';

const number = (value: number): string => `${Math.round(value * 10) / 10}`;

type Based = 'close-order' | 'light-infantry' | 'cavalry';

const ARMS: readonly { readonly arm: Based; readonly label: string; readonly base: DistanceId }[] = [
  { arm: 'close-order', label: 'Close order', base: 'infantryBase' },
  { arm: 'light-infantry', label: 'Light infantry', base: 'infantryBase' },
  { arm: 'cavalry', label: 'Cavalry', base: 'cavalryBase' },
];

const sized = (counts: readonly number[], width: number): Cell =>
  text(`${counts.join(' or ')}: ${counts.map((count) => number(count * width)).join(' or ')}`);

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
      text(label),
      text(`${number(across)} × ${number(depth ?? 0)}`),
      figure(`${figures}`),
      sized(standard, across),
      ...(sizes ? [sized(small, across), sized(large, across)] : []),
    ],
  };
};

const GUNS: readonly { readonly label: string; readonly id: DistanceId; readonly when: readonly Tag[] }[] = [
  { label: 'Light gun', id: 'lightGunBase', when: ['light-bore'] },
  { label: 'Medium gun', id: 'mediumGunBase', when: ['medium-bore'] },
  { label: 'Heavy gun', id: 'heavyGunBase', when: ['heavy-bore'] },
  { label: 'Limber, light', id: 'lightLimberBase', when: ['light-bore'] },
  { label: 'medium, heavy', id: 'heavyLimberBase', when: ['medium-bore', 'heavy-bore'] },
];

/** Bases, figures and frontages of units (p. 9, 38, 55). */
export const basesSection = (context: ReferenceContext): Section[] => {
  const sizes = concerns({ when: ['small', 'large'], option: ['nonStandardUnits'] }, context.sides);
  const arms = ARMS.filter(({ arm }) => concerns({ when: [arm] }, context.sides));
  const guns = GUNS.filter((gun) => concerns(gun, context.sides));
  return section(
    'Bases and frontage',
    'p. 9, 38, 55',
    [
      {
        kind: 'grid',
        columns: [
          { title: '', width: null },
          { title: 'Base', width: 1.5 },
          { title: 'Figures', width: 1.1 },
          { title: 'Standard', width: 1.3 },
          ...(sizes
            ? [
                { title: 'Small', width: 2.2 },
                { title: 'Large', width: 1.3 },
              ]
            : []),
        ],
        rows: arms.map((row) => armRow(row, sizes, context)),
      },
      {
        kind: 'pairs',
        columns: 2,
        pairs: guns.map(({ label, id }) => ({ term: label, value: bands(id, context).join(' × ') })),
      },
    ],
    'bases: frontage in cm',
  );
};
