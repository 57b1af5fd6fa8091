import { serverDayText } from '@/app/_components/ui/time-text';
import type { Summary } from '@/lib/rules/core/contract/system';
import { formatPoints } from './points';

/** An army as a picker offers it. */
export type ArmyChoice = {
  readonly value: string;
  readonly label: string;
  /** what tells it from others of its name: "Honours of War, 990 points, 24 units, 3 November 2026" */
  readonly detail: string;
  /** the heading above it */
  readonly group: string;
  /** id of its rules */
  readonly system: string;
};

type ArmyFacts = Pick<Summary, 'nationLabel' | 'year' | 'points' | 'units'>;
type Rules = { readonly name: string; readonly pointScale: number; readonly units: string };

/** Rules, side, points, units and day of an army, as far as they are known. */
export const armyDetail = (
  { nationLabel, year, points, units }: ArmyFacts,
  rules: Rules,
  editedAt?: string,
): string =>
  [
    rules.name,
    `${nationLabel} ${year}`,
    points === null ? '' : `${formatPoints(points, rules.pointScale)} points`,
    `${units} ${rules.units}`,
    editedAt === undefined ? '' : serverDayText(editedAt),
  ]
    .filter((part) => part !== '')
    .join(', ');

/** "Minden" of "Allied army at Minden": armies that were mustered from a battle are called so. */
const battleIn = (label: string): string | null => / at ([^,]{1,60})/.exec(label.slice(0, 200))?.[1] ?? null;

/** My armies with both sides of one battle under its name; all others under one heading, as they came. */
export const groupedByBattle = (armies: readonly ArmyChoice[]): ArmyChoice[] => {
  const keyOf = ({ label, system }: ArmyChoice): string | null => {
    const battle = battleIn(label);
    return battle === null ? null : `${battle} ${system}`;
  };
  const times = new Map<string, number>();
  for (const army of armies) times.set(keyOf(army) ?? '', (times.get(keyOf(army) ?? '') ?? 0) + 1);
  const isPaired = (army: ArmyChoice): boolean => {
    const key = keyOf(army);
    return key !== null && (times.get(key) ?? 0) > 1;
  };
  const pairs = armies
    .filter(isPaired)
    .map((army) => ({ ...army, group: `${army.group}: at ${battleIn(army.label) ?? ''}` }));
  const together = [...new Set(pairs.map(keyOf))].flatMap((key) =>
    pairs.filter((army) => keyOf(army) === key),
  );
  return [...together, ...armies.filter((army) => !isPaired(army))];
};

/** Armies of the same rules first, then the others under headings that say so. */
export const sameRulesFirst = (
  armies: readonly ArmyChoice[],
  system: string | undefined,
): readonly ArmyChoice[] =>
  system === undefined
    ? armies
    : [
        ...armies.filter((army) => army.system === system),
        ...armies
          .filter((army) => army.system !== system)
          .map((army) => ({ ...army, group: `${army.group}, other rules` })),
      ];
