import notes from '@/data/honours-of-war/odds-notes.json';
import type { ArmyFile } from '../core/army/document';
import type { Cite } from '../core/contract/citation';
import type { Army, Unit } from './schema';
import { TYPES } from './tables';
import { unitFacts } from './unit-facts';

/** Cavalry fires only when it has dismounted, and is asked so. */
export type FightKind = 'fire' | 'melee' | 'dismounted';

export type OddsNote = { readonly text: string; readonly cite: Cite };

/** The assumptions of the odds of a unit, or why it has no odds. */
export const oddsNotes = (unit: Unit, file: ArmyFile<Army>, fight: FightKind | undefined): OddsNote[] => {
  const { arm, kind } = TYPES[unit.type];
  if (arm === 'transport') return [notes.transport];
  if (fight === 'dismounted') return [notes.dismounted];
  if (fight === 'fire') return kind === 'howitzer' || kind === 'unicorn' ? [notes[kind]] : [];
  const { chargeBonus, ranges } = unitFacts(unit, file);
  return [
    ...(arm === 'cavalry' && ranges === null ? [notes.mounted] : []),
    ...(chargeBonus ? [notes.charge] : []),
    ...(arm === 'artillery' ? [notes.guns] : []),
  ];
};
