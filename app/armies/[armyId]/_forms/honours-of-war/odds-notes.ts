import type { Cite } from '@/lib/rules/core/citation';
import type { ArmyFile } from '@/lib/rules/core/document';
import type { Army, Unit } from '@/lib/rules/honours-of-war';
import { FIRE, MELEE } from '@/lib/rules/honours-of-war/modifiers';
import { TYPES } from '@/lib/rules/honours-of-war/tables';
import { unitFacts } from '@/lib/rules/honours-of-war/unit-facts';
import type { Fight } from './odds-asked';

export type OddsNote = { readonly text: string; readonly cite: Cite };

const page = (number: string): Cite => ({ ...FIRE.moved.cite, page: number });

/** When a piece fires shell (p. 28, 46). */
const SHELL: Readonly<Record<string, string>> = {
  howitzer: 'Beyond canister it fires shell.',
  unicorn: 'It fires shell at works and cavalry if you say so, else shot.',
};

/** What the numbers take for granted, or why there are none. */
export const oddsNotes = (unit: Unit, file: ArmyFile<Army>, fight: Fight | undefined): OddsNote[] => {
  const { arm, kind } = TYPES[unit.type];
  if (arm === 'transport') {
    return [{ text: 'Transport never fires or fights; charged, it is Done For.', cite: page('31') }];
  }
  if (fight === 'dismounted') {
    return [{ text: 'Dismounted, it fires carbines as light infantry does.', cite: page('21') }];
  }
  if (fight === 'fire') {
    const shell = SHELL[kind ?? 'gun'];
    return shell === undefined
      ? []
      : [
          {
            text: `${shell} A fuse fails on a die of 1 or 2, for −1; that is counted in.`,
            cite: FIRE.fuse.cite,
          },
        ];
  }
  const { chargeBonus, ranges } = unitFacts(unit, file);
  return [
    ...(arm === 'cavalry' && ranges === null
      ? [{ text: 'Mounted cavalry does not fire.', cite: page('27') }]
      : []),
    ...(chargeBonus
      ? [
          {
            text: 'A charge counts in the first round; not at the front of close order with 3 hits or fewer.',
            cite: MELEE.charging.cite,
          },
        ]
      : []),
    ...(arm === 'artillery'
      ? [{ text: 'Deployed guns; limbered and charged, they are Done For.', cite: page('31') }]
      : []),
  ];
};
