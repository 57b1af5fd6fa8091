import { spentOn } from '../core/costing';
import type { ArmyFile } from '../core/document';
import type { Limit, ShareOfArm } from '../core/outline';
import type { Assessment, StatValue, Summary } from '../core/system';
import { LIST_IDS, type ListId, listInForce } from './army-lists';
import { capBase, wholeCap } from './caps';
import type { Army } from './schema';
import { settingOf } from './settings';
import { LIMITS, NATIONS, POINTS } from './tables';

const SHARES = [
  { key: 'infantry', label: 'Infantry', hatch: 'infantry' },
  { key: 'light-infantry', label: 'Light infantry', hatch: 'light-infantry' },
  { key: 'cavalry', label: 'Cavalry', hatch: 'cavalry' },
  { key: 'artillery', label: 'Artillery', hatch: 'artillery' },
  { key: 'command', label: 'Command', hatch: 'command' },
  { key: 'works', label: 'Works', hatch: 'works' },
] as const satisfies Omit<ShareOfArm, 'amount'>[];

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
  const { costing, stats } = assessment;
  const number = (key: string): number => Number(stats[key] ?? 0);
  const list = listInForce(army);
  const base = capBase(army, list, settingOf(file, 'attackerBase') === 'defenderActual');
  return {
    nation: army.nation,
    nationLabel: army.nationName || NATIONS[army.nation].label,
    year: army.year,
    scale: `${Number(army.scale) / 10} cm stands`,
    points: costing?.total ?? null,
    budget: base === null ? null : wholeCap(base, list),
    units: number('stands'),
    breakingPoint: number('armyMorale'),
    shares: spentOn(SHARES, costing),
    limits: [
      ...listLimits(file, assessment),
      {
        key: 'armyMorale',
        label: 'Army morale',
        used: number('armyMorale'),
        allowed: number('sp'),
        guide: true,
        why: 'Half the strength points, rounded up; the game is over when so many are destroyed or demoralised',
        cite: LIMITS.moraleShare.cite,
      },
      {
        key: 'segments',
        label: 'Works',
        used: number('worksSegments'),
        allowed: number('worksAllowance'),
        guide: false,
        why: 'Segments of defensive works: at most a quarter of the stands',
        cite: LIMITS.worksShare.cite,
      },
      {
        key: 'stands',
        label: 'Stands',
        used: number('stands'),
        allowed: LIMITS.stands.max,
        guide: true,
        why: 'The rules aim at about twenty stands a side',
        cite: LIMITS.stands.cite,
      },
      {
        key: 'firstLine',
        label: 'First line',
        used: number('firstLine'),
        allowed: number('tableStands'),
        guide: true,
        why: 'Stands side by side between the barred edges of a table of 120 cm',
        cite: LIMITS.table.cite,
      },
    ],
  };
};
