import type { ArmyFile } from '../core/army/document';
import type { Assessment, Stats, StatValue } from '../core/contract/assessment';
import { statOf, summaryOf } from '../core/contract/summary';
import type { Summary } from '../core/contract/system';
import { printedShares } from '../core/price/costing';
import { printedPoints } from '../core/price/points';
import type { Limit } from '../core/tree/outline';
import { capBase, LIST_IDS, type ListId, listInForce, printedCap, wholeCap } from './army-lists';
import { moraleOf } from './morale';
import type { Army } from './schema';
import { settingOf } from './settings';
import type { DivisionFacts, Facts } from './survey';
import { LIMITS, NATIONS, POINT_SCALE, POINTS } from './tables';

const { figures, menPerSp } = LIMITS;

const byDivision = (
  { divisions, direct, file }: Facts,
  value: (division: DivisionFacts) => number,
): Record<string, number> => {
  const values: Record<string, number> = {};
  divisions.forEach((division, index) => {
    values[index + 1] = value(division);
  });
  if (direct.stands > 0 && settingOf(file, 'gcStandsAsDivision') === true) values.direct = value(direct);
  return values;
};

/** Generals, with those that a list has too many of. */
const generalsOf = ({ army }: Facts): number => {
  let generals = (army.general === null ? 0 : 1) + (army.otherGenerals?.length ?? 0);
  for (const { commander, others } of army.divisions) {
    generals += (commander === null ? 0 : 1) + (others?.length ?? 0);
  }
  return generals;
};

/** Numbers of the army; keys and meanings stand in this folder's README and are part of the public contract. */
export const statsOf = (facts: Facts): Stats => {
  const { army, costing, file, totals, factor } = facts;
  const fromDefender = settingOf(file, 'attackerBase') === 'defenderActual';
  const lists: Record<string, number> = {};
  const caps: Record<string, number> = {};
  for (const id of LIST_IDS) {
    lists[id] = printedPoints(totals[id], POINT_SCALE);
    const base = capBase(army, id, fromDefender);
    if (base !== null) caps[id] = printedCap(base, id);
  }
  const generals = generalsOf(facts);
  const bodies =
    facts.infantryStands * figures.infantry +
    facts.cavalryStands * figures.cavalryRow * Number(settingOf(file, 'cavalryRows'));
  const horse = facts.horseSp * menPerSp.horse;
  return {
    lists,
    caps: Object.keys(caps).length === 0 ? null : caps,
    stands: facts.stands,
    lightStands: facts.lightStands,
    infantryStands: facts.infantryStands,
    cavalryStands: facts.cavalryStands,
    artilleryStands: facts.artilleryStands,
    divisions: army.divisions.length,
    generals,
    sp: facts.sp,
    armyMorale: moraleOf(facts.sp),
    divisionSp: byDivision(facts, ({ sp }) => sp),
    divisionMorale: byDivision(facts, ({ sp }) => moraleOf(sp)),
    worksAllowance: facts.worksAllowance,
    worksSegments: facts.worksSegments,
    redoubts: facts.redoubts,
    frontage: facts.stands,
    firstLine: facts.firstLine,
    tableStands: facts.tableStands,
    figures: bodies + generals * figures.generalLeast,
    figuresMost: bodies + generals * figures.generalMost,
    men: (facts.footSp * menPerSp.foot + horse) * factor,
    menLeast: (facts.footSp * menPerSp.footLeast + horse) * factor,
    menMost: (facts.footSp * menPerSp.footMost + horse) * factor,
    share: printedShares(costing, POINT_SCALE),
  };
};

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
        check: 'v17',
        why: 'The rules aim at about twenty stands a side',
        cite: LIMITS.stands.cite,
      },
      {
        key: 'firstLine',
        label: 'First line',
        allowed: number('tableStands'),
        guide: true,
        check: 'v18',
        why: 'Stands side by side between the barred edges of a table of 120 cm',
        cite: LIMITS.table.cite,
      },
    ],
    arms: ARMS,
  });
};
