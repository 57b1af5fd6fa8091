import { chanceOf, expectedHits, type OddsTable } from '../core/price/dice';
import { bandsOf } from './cards/odds-plot';
import { advances, EFFECTS, type Effect, hitOdds } from './odds';
import type { Unit } from './schema';
import { ARMS, section, TYPES } from './tables';

const WORDS: Readonly<Record<Effect, string>> = { normal: '3+', half: 'half, 5+', quarter: 'quarter, 6' };

/** Hits from one shooter that send a unit back, and conscripts (Shooting). */
const RETREAT = { usual: 3, conscript: 2 } as const;

/** Hits that units have left: as many rout one. */
const ROUTS = [5, 6, 7, 8] as const;

/**
 * The odds of a unit: the hits of its fire or charge by range and effect, and whether it obeys (Shooting, Movement).
 */
export const unitOdds = (unit: Unit): OddsTable[] => {
  const { charge } = ARMS[TYPES[unit.type].arm];
  const rows = (hits: number) =>
    // so few dice can never make so many
    bandsOf(unit)
      .filter(({ dice }) => dice >= hits)
      .flatMap(({ term, dice }) =>
        (Object.keys(EFFECTS) as Effect[]).map((effect) => {
          const odds = hitOdds(dice, effect);
          return {
            label: `${term}, ${WORDS[effect]}`,
            note: `${expectedHits(odds).toFixed(2)} hits`,
            chance: chanceOf(odds, hits),
          };
        }),
      );
  const cite = charge === null ? section('Shooting') : section('Cavalry Charges');
  const head = charge === null ? 'Range and effect' : 'Target and effect';
  // only shooting sends a unit back; a charge routs it or not
  const effects =
    charge === null
      ? [RETREAT.conscript, RETREAT.usual].map((hits) => ({
          hits,
          title: `${hits} hits or more: ${hits === RETREAT.usual ? 'the target' : 'a target of conscripts'} goes back`,
        }))
      : ROUTS.map((hits) => ({ hits, title: `${hits} hits or more: a target of ${hits} hits routs` }));
  const tables = effects.map(({ hits, title }) => ({
    title,
    head,
    of: `${hits}+ hits`,
    rows: rows(hits),
    cite,
  }));
  return [
    {
      title: 'Hits at all',
      head,
      of: '1+ hits',
      rows: rows(1),
      cite,
    },
    ...tables.filter((table) => table.rows.length > 0),
    ...(unit.reluctant
      ? [
          {
            title: 'Advances though reluctant',
            head: 'Hits left',
            of: 'Advances',
            rows: Array.from({ length: Math.max(0, unit.hits) }, (_, index) => ({
              label: `${unit.hits - index}`,
              note: '',
              chance: advances(unit.hits - index),
            })),
            cite: section('Movement'),
          },
        ]
      : []),
  ];
};
