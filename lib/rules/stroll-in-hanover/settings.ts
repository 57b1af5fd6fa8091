import { choice, settingReader, toggle } from '../core/contract/settings';
import type { Setting } from '../core/contract/system';
import { ruling, section } from './tables';

/** Our rulings that players may decide otherwise, in the order of their numbers; the last is how stands are based. */
export const SETTINGS = [
  choice({
    key: 'artilleryValues',
    label: 'Artillery from 1 to 4',
    help: 'The source says that artillery generally has 1 to 4: strength points, Morale or both. Other values are a warning.',
    cite: ruling('R01'),
    options: { both: 'Both', sp: 'SP', morale: 'Morale' },
  }),
  choice({
    key: 'halfPoints',
    label: 'Half points',
    help: 'A stand of odd strength without grenadiers has half a point. Keep it, round each stand up or down, or round only the army total up.',
    cite: ruling('R02'),
    options: { keep: 'Keep', upPerUnit: 'Up', downPerUnit: 'Down', upOnArmyTotal: 'Total up' },
  }),
  choice({
    key: 'attackerBase',
    label: 'Attacker’s points count from',
    help: 'The attacker has 1.3 or 1.1 times the agreed budget, or times what the defender’s army really costs.',
    cite: ruling('R11'),
    options: { budget: 'Budget', defenderActual: 'Army' },
  }),
  choice({
    key: 'worksBase',
    label: 'Works: a quarter of',
    help: 'Segments of defensive works are at most a quarter of all troop stands, or of the infantry.',
    cite: ruling('R14'),
    options: { allTroopStands: 'All stands', infantryOnly: 'Infantry' },
  }),
  choice({
    key: 'worksRound',
    label: 'Works: a part of a quarter',
    help: 'If the quarter is not a whole number, round it down or up.',
    cite: ruling('R14'),
    options: { floor: 'Down', ceil: 'Up' },
  }),
  toggle({
    key: 'artilleryCountsForMorale',
    label: 'Artillery counts for morale',
    help: 'The strength points of artillery count for its division and for the army.',
    cite: ruling('R24'),
    on: true,
  }),
  toggle({
    key: 'gcStandsAsDivision',
    label: 'Stands of the general in chief are a division',
    help: 'Normally these stands count for the army only. When on, they form a division and can be demoralised.',
    cite: ruling('R25'),
  }),
  choice({
    key: 'cavalryRows',
    label: 'Rows of horsemen',
    help: 'How many rows of five figures a cavalry stand has.',
    cite: section('1'),
    options: { 1: 'One', 2: 'Two', 3: 'Three' },
  }),
] as const satisfies readonly Setting[];

/** The value in force: the file's, else the default. */
export const settingOf = settingReader(SETTINGS);
