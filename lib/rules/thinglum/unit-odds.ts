import fire from '@/data/thinglum/fire.json';
import type { ArmyFile } from '../core/army/document';
import { signed } from '../core/army/number';
import { type OddsRow, type OddsTable, TWO_DICE_WAYS } from '../core/price/dice';
import { failWays, hitsOfDie, moraleNumber, routWays } from './odds';
import type { Unit } from './schema';
import { settingOf } from './settings';
import { type ClassId, MORALE, section } from './tables';
import { type UnitFacts, unitFacts } from './unit-facts';

const FACES = 6;

/** Modifiers of the morale number that only some classes have; grenadiers have theirs in their own number. */
const OF_CLASS: Readonly<Record<string, readonly ClassId[]>> = {
  stands: ['line', 'grenadier', 'light', 'heavy-cavalry', 'light-cavalry'],
  lightAgainstHorse: ['light', 'light-cavalry'],
  crew: ['heavy-battery', 'light-battery'],
  grenadiers: [],
  heavyAgainstHorse: ['heavy-cavalry'],
  lightClosing: ['light-cavalry'],
  heavyClosing: ['heavy-cavalry'],
};

/** True where such a modifier can ever concern a unit (V.C, R11). */
export const bearsOn = (id: string, { classId }: UnitFacts, file: Pick<ArmyFile, 'settings'>): boolean => {
  if (id === 'outOfCommand') {
    if (classId === 'heavy-cavalry') return settingOf(file, 'heavyCavExempt') !== true;
    return classId !== 'light' && classId !== 'light-cavalry';
  }
  return OF_CLASS[id]?.includes(classId) ?? true;
};

/** Without the remark whom it does not concern: those are not asked. */
const asLabel = (reason: string): string =>
  `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`.replace(/ \([^()]*\)$/, '');

const moraleTable = (facts: UnitFacts, file: Pick<ArmyFile, 'settings'>): OddsTable => {
  const row = (label: string, number: number): OddsRow => ({
    label,
    note: `${number}`,
    chance: failWays(number) / TWO_DICE_WAYS,
  });
  return {
    title: `Fails a morale test, number ${facts.morale}`,
    head: 'With',
    of: 'Fails',
    rows: [
      row('Nothing else', facts.morale),
      ...MORALE.filter(({ id }) => bearsOn(id, facts, file)).map(({ id, reason }) =>
        row(asLabel(reason), moraleNumber(facts.morale, { [id]: 1 })),
      ),
    ],
    cite: section('V.C'),
  };
};

const LOST_BY = [
  { label: 'No melee lost', modifier: 0 },
  { label: 'Lost by 1–5', modifier: -1 },
  { label: 'Lost by 6–10', modifier: -2 },
  { label: 'Lost by 11–15', modifier: -3 },
  { label: 'Lost by 16–19', modifier: -4 },
] as const;

const ROUT: OddsTable = {
  title: 'Routs when it has failed',
  head: 'Melee',
  of: 'Routs',
  rows: LOST_BY.map(({ label, modifier }) => ({
    label,
    note: modifier === 0 ? '' : signed(modifier),
    chance: routWays(modifier) / TWO_DICE_WAYS,
  })),
  cite: section('V.D'),
};

const fireTable = ({ of, fireDice, guns }: UnitFacts): OddsTable[] => {
  if (of.arm === 'horse') return [];
  const weapon = of.arm === 'guns' ? fire.artillery : fire.smallArms;
  const dice = of.arm === 'guns' ? Math.min(fireDice, guns) : fireDice;
  if (dice === 0) return [];
  return [
    {
      title: `Hits at all, ${dice} ${dice === 1 ? 'die' : 'dice'}, before saves`,
      head: 'Range',
      of: 'A hit or more',
      rows: weapon.volleys.flatMap(({ label, less }) =>
        weapon.bands.map((band, index) => {
          const ways = hitsOfDie(less[index] ?? 0);
          const mean = ways.reduce((sum, count, hits) => sum + count * hits, 0) / FACES;
          return {
            label: weapon.volleys.length === 1 ? band.label : `${label}, ${band.label.toLowerCase()}`,
            note: `${(mean * dice).toFixed(1)} hits`,
            chance: 1 - ((ways[0] ?? 0) / FACES) ** dice,
          };
        }),
      ),
      cite: weapon.cite,
    },
  ];
};

/** The odds of a unit at its strength: its morale tests, what comes of a failed one, and its fire (II, V). */
export const unitOdds = (unit: Unit, file: Pick<ArmyFile, 'settings'>): OddsTable[] => {
  const facts = unitFacts(unit, file);
  return [moraleTable(facts, file), ROUT, ...fireTable(facts)];
};
