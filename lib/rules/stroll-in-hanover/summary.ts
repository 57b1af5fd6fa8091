import type { ArmyFile } from '../core/army/document';
import type { Assessment, StatValue } from '../core/contract/assessment';
import { statOf, summaryOf } from '../core/contract/summary';
import type { Summary } from '../core/contract/system';
import type { Limit } from '../core/tree/outline';
import { LIST_IDS, type ListId, listInForce } from './army-lists';
import { capBase, wholeCap } from './caps';
import type { Army } from './schema';
import { settingOf } from './settings';
import { LIMITS, NATIONS, POINTS } from './tables';

const ARMS = {
  infantry: 'Infantry',
  'light-infantry': 'Light infantry',
  cavalry: 'Cavalry',
  artillery: 'Artillery',
  command: 'Command',
  works: 'Works',
};

const WHY: Record<ListId, string> = {
  defender: 'The core against the agreed budget',
  works: 'The core with redoubts and works against the agreed budget',
  pitched: 'The core with what is marked +10 %, against 1.1 times the budget',
  attack: 'The core with what is marked +30 %, against 1.3 times the budget',
};

const LABELS: Record<ListId, string> = {
  defender: 'Defender',
  works: 'With works',
  pitched: 'Pitched',
  attack: 'Attack',
};

const keyed = (value: StatValue | undefined): Readonly<Record<string, number>> =>
  value !== null && typeof value === 'object' ? value : {};

/** The four lists of one army side by side, in printed points (R19). */
const listLimits = ({ army }: ArmyFile<Army>, { stats }: Assessment): Limit[] => {
  const totals = keyed(stats.lists);
  const caps = keyed(stats.caps);
  const inForce = listInForce(army);
  return LIST_IDS.map((id) => ({
    key: `list-${id}`,
    label: LABELS[id],
    used: totals[id] ?? 0,
    allowed: caps[id] ?? null,
    guide: false,
    why: id === inForce ? `${WHY[id]}: the list that is shown.` : `${WHY[id]}.`,
    cite: id === 'pitched' ? POINTS.attacker.pitched.cite : POINTS.attacker.attack.cite,
  }));
};

/** What the list of armies, the points panel and the store keep of an army. The budget is that of the list shown. */
export const summary = (file: ArmyFile<Army>, assessment: Assessment): Summary => {
  const { army } = file;
  const { stats } = assessment;
  const number = (key: string): number => statOf(stats, key);
  const list = listInForce(army);
  const base = capBase(army, list, settingOf(file, 'attackerBase') === 'defenderActual');
  return summaryOf(file, assessment, {
    nationLabel: army.nationName || NATIONS[army.nation].label,
    scale: `${Number(army.scale) / 10} cm stands`,
    budget: base === null ? null : wholeCap(base, list),
    units: number('stands'),
    breakingPoint: number('armyMorale'),
    limits: [
      ...listLimits(file, assessment),
      {
        key: 'armyMorale',
        label: 'Army morale',
        allowed: number('sp'),
        guide: true,
        why: 'Half the strength points, rounded up; the game is over when this many are destroyed or demoralised',
        cite: LIMITS.moraleShare.cite,
      },
      {
        key: 'segments',
        label: 'Works',
        used: number('worksSegments'),
        allowed: number('worksAllowance'),
        why: 'Segments of defensive works: at most a quarter of the stands',
        cite: LIMITS.worksShare.cite,
      },
      {
        key: 'stands',
        label: 'Stands',
        allowed: LIMITS.stands.max,
        guide: true,
        why: 'The rules aim at about twenty stands a side',
        cite: LIMITS.stands.cite,
      },
      {
        key: 'firstLine',
        label: 'First line',
        allowed: number('tableStands'),
        guide: true,
        why: 'Stands side by side between the barred edges of a table of 120 cm',
        cite: LIMITS.table.cite,
      },
    ],
    arms: ARMS,
  });
};
