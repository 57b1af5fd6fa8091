import { citeLabel } from '../../core/contract/citation';
import type { PlotPart, Section } from '../../core/sheet/sheet-parts';
import { passingFaces, passText } from '../morale';
import { LIMITS } from '../tables';

const { morale } = LIMITS;

/** Modifiers of a test: none, M+1, M+2 of the combat results. */
const MODIFIERS = [0, 1, 2] as const;

/** Exact odds of a morale test at each modifier, as bars: passing faces first. */
export const testBars = (value: number): PlotPart['rows'][number]['bars'] =>
  MODIFIERS.map((modifier) => {
    const faces = passingFaces(value, modifier);
    return { ways: [faces, morale.max - faces], outOf: morale.max, value: passText(value, modifier) };
  });

export const TEST_MEASURES: PlotPart['measures'] = MODIFIERS.map((modifier) => ({
  term: modifier === 0 ? 'M' : `M+${modifier}`,
  value: '',
}));

/** The chances of a morale test for every Morale (s. 12.2). */
export const testsSection = (): Section[] => [
  {
    title: 'Morale tests',
    note: 'die + modifier no more than Morale',
    cite: citeLabel(morale.cite),
    parts: [
      {
        kind: 'plot',
        label: 'Test',
        measures: TEST_MEASURES,
        rows: Array.from({ length: morale.max }, (_, index) => ({
          label: `Morale ${index + 1}`,
          bars: testBars(index + 1),
        })),
        note: 'chance to pass',
        key: [],
      },
    ],
  },
];
