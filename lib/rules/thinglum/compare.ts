import type { Comparison, Judged } from '../core/system';
import type { Army } from './schema';
import { HOUSE } from './tables';

/** Two armies beside each other. The source has no rule of equal armies; equal here is equal to the point. */
export const compare = (a: Judged<Army>, b: Judged<Army>): Comparison => {
  const points = [a.assessment.costing?.total ?? null, b.assessment.costing?.total ?? null] as const;
  const difference = Math.abs((points[0] ?? 0) - (points[1] ?? 0));
  const of = (key: string): readonly [number, number] => [
    Number(a.assessment.stats[key] ?? 0),
    Number(b.assessment.stats[key] ?? 0),
  ];
  return {
    points,
    difference,
    allowed: 0,
    equal: difference === 0,
    ratios: [
      { label: 'Units', of: of('units'), cite: HOUSE },
      { label: 'Figures', of: of('figures'), cite: HOUSE },
      { label: 'Stands', of: of('stands'), cite: HOUSE },
    ],
    notes: [
      { code: 'house', text: 'The source has no rule of equal armies; house costs are ours.', cite: HOUSE },
    ],
  };
};
