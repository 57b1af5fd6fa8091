import fire from '@/data/thinglum/fire.json';
import { signed } from '../../core/army/number';
import { cell, evenColumns, figure, grid, pairs } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import type { GridPart, Pair, Part, PlotPart, Section } from '../../core/sheet/sheet-parts';
import { hitsOfDie } from '../odds';
import { concerning, type ReferenceContext } from '../sheet-context';
import { CLASSES, type ClassId } from '../tables';

type Weapon = Pick<typeof fire.smallArms, 'bands' | 'volleys' | 'title' | 'cite'>;

const FACES = 6;

/** What is taken off a die, by range. */
const deductions = ({ bands, volleys }: Weapon): GridPart =>
  grid(
    [
      { title: 'Off the die', width: null },
      ...evenColumns(
        bands.map(({ label, reach }) => `${label}\n${reach} in`),
        1.7,
      ),
    ],
    volleys.map(({ label, less }) => ({
      cells: [cell(label, 'strong'), ...less.map((off) => figure(signed(-off), 'strong'))],
    })),
  );

const KEY = ['0', '1', '2', '3', '4', '5'];

/** Ways of six of each number of hits, as long as the longest, so that a shade is the same number everywhere. */
const bar = (less: number) => {
  const ways = hitsOfDie(less);
  const mean = ways.reduce((sum, count, hits) => sum + count * hits, 0) / FACES;
  return { ways: KEY.map((_, hits) => ways[hits] ?? 0), outOf: FACES, value: mean.toFixed(2) };
};

/** Exact chances of the hits of one die before saves. */
const plot = ({ bands, volleys }: Weapon): PlotPart => ({
  kind: 'plot',
  label: 'Hits',
  measures: bands.map(({ label, reach }): Pair => ({ term: label, value: reach })),
  rows: volleys.map(({ label, less }) => ({ label, bars: less.map(bar) })),
  note: 'of one die, before saves',
  key: KEY,
});

/** The weapon of a class; none of cavalry. */
const weaponOf = (classId: ClassId): Weapon | undefined => {
  const { arm } = CLASSES[classId];
  if (arm === 'horse') return undefined;
  return arm === 'guns' ? fire.artillery : fire.smallArms;
};

/** The odds of fire of a class, for its card. */
export const firePlot = (classId: ClassId): Part[] => {
  const weapon = weaponOf(classId);
  return weapon === undefined ? [] : [plot(weapon)];
};

/** What a class takes off its dice, as lines of measures for its card. */
export const fireMeasures = (classId: ClassId): Part[] => {
  const weapon = weaponOf(classId);
  if (weapon === undefined) {
    return [{ kind: 'measures', label: 'Fire', measures: [], instead: 'Cavalry never shoots' }];
  }
  return weapon.volleys.map(({ label, less }) => ({
    kind: 'measures',
    label: label === 'First volley' ? 'First' : 'Fire',
    measures: weapon.bands.map(({ reach }, index) => ({ term: reach, value: signed(-(less[index] ?? 0)) })),
  }));
};

const { smallArms, artillery, charge } = fire;

/** Small arms: deductions and exact hits (II.A). */
export const smallArmsSection = ({ classes }: ReferenceContext): Section[] =>
  ['line', 'grenadier', 'light'].some((id) => classes.has(id as ClassId))
    ? section(smallArms.title, smallArms.cite, [deductions(smallArms), plot(smallArms)])
    : [];

/** Guns: deductions, exact hits, and what a die needs against other guns (II.B). */
export const artillerySection = ({ classes }: ReferenceContext): Section[] =>
  classes.has('heavy-battery') || classes.has('light-battery')
    ? section(artillery.title, artillery.cite, [
        deductions(artillery),
        pairs(
          artillery.bands.map(({ label }, index) => ({
            term: `At guns, ${label.toLowerCase()}`,
            value: artillery.counterBattery[index] === FACES ? '6' : `${artillery.counterBattery[index]}+`,
          })),
        ),
        plot(artillery),
      ])
    : [];

/** At which range fire meets a charge, by die (II.A). */
export const chargeFireSection = (context: ReferenceContext): Section[] =>
  section(
    'Range of fire into a charge',
    charge.cite,
    [
      grid(
        [{ title: 'Charged from', width: null }, ...evenColumns(charge.columns, 1.5)],
        concerning(
          charge.rows.map((row) => ({ ...row, classes: [row.class] })),
          context,
        ).map(({ class: of, from, faces }) => ({
          cells: [
            cell(`${CLASSES[of as ClassId].label}, ${from}`, 'strong'),
            ...faces.map((face) => figure(face, face === '–' ? 'mute' : 'strong')),
          ],
        })),
      ),
    ],
    'd6',
  );
