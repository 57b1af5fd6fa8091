import type { ArmyFile } from '../core/army/document';
import { signed } from '../core/army/number';
import { type OddsTable, TWO_DICE_WAYS } from '../core/price/dice';
import { lossWays, routWays, shakenWays } from './odds';
import type { Army, Unit } from './schema';
import { settingOf } from './settings';
import { ARMS, type ArmId, section } from './tables';
import { tariffOf } from './tariff';
import { unitFactsOf } from './unit-facts';

const FACES = 6;
const VOLLEYS = [-1, 0, 1, 2, 3] as const;
const CHARGES = [-2, 0, 1, 2, 3, 4] as const;

/** Arms that fire: horse has no musketry, wagons no arms (R22). */
export const fires = (arm: ArmId): boolean => arm !== 'wagons' && !ARMS[arm].mounted;

/** The odds of a unit at its strength: what its fire does, what a volley and a charge do to it (Firing, Charging). */
export const unitOdds = (unit: Unit, file: ArmyFile<Army>): OddsTable[] => {
  const { nation, factor } = file.army;
  const method = settingOf(file, 'spMethod');
  const { arm, morale } = unitFactsOf(unit, nation, tariffOf(file), method, factor);
  return [
    {
      title: `Shaken by a volley, basic morale ${morale}`,
      head: 'Modifier',
      of: 'Shaken',
      rows: VOLLEYS.map((modifier) => ({
        label: signed(modifier),
        note: '',
        chance: shakenWays(morale, modifier) / TWO_DICE_WAYS,
      })),
      cite: section('Firing'),
    },
    {
      title: 'Routs when charged',
      head: 'Factors',
      of: 'Routs',
      rows: CHARGES.map((factors) => ({
        label: signed(factors),
        note: '',
        chance: routWays(morale, factors) / FACES,
      })),
      cite: section('Charging'),
    },
    ...(fires(arm)
      ? [
          {
            title: 'Its own volley takes at least one strength point',
            head: 'Modifier',
            of: 'Takes one',
            rows: VOLLEYS.map((modifier) => {
              const { one, mean } = lossWays(modifier);
              return { label: signed(modifier), note: `${mean} SP`, chance: one / TWO_DICE_WAYS };
            }),
            cite: section('Firing'),
          },
        ]
      : []),
  ];
};
