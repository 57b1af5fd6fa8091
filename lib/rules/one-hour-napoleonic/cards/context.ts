import { subtotals } from '../../core/costing';
import type { ArmyFile } from '../../core/document';
import { type Path, pathKey } from '../../core/path';
import type { CardOptions, Part } from '../../core/sheet-parts';
import type { Assessment } from '../../core/system';
import { formationName } from '../names';
import type { Army, Leader } from '../schema';
import { settingOf } from '../settings';
import { PARTS } from '../tables';

/** What every card draws on: the army and its prices. */
export type CardContext = {
  readonly file: ArmyFile<Army>;
  readonly army: Army;
  readonly assessment: Assessment;
  readonly options: CardOptions;
  /** whole points of a node; null when points are hidden or off */
  readonly points: (at: Path) => number | null;
  /** leaders by the unit they start with */
  readonly leadersOf: ReadonlyMap<string, readonly Leader[]>;
  /** a leader gives his unit a hit (Leaders), unless all are made alike (R05) */
  readonly extraHit: boolean;
};

/** Looks everything up once. */
export const cardContext = (
  file: ArmyFile<Army>,
  assessment: Assessment,
  options: CardOptions,
): CardContext => {
  const { army } = file;
  const sums = assessment.costing === null || options.hidePoints ? null : subtotals(assessment.costing);
  const leadersOf = new Map<string, Leader[]>();
  for (const leader of army.leaders) {
    if (leader.unit === undefined) continue;
    leadersOf.set(leader.unit, [...(leadersOf.get(leader.unit) ?? []), leader]);
  }
  return {
    file,
    army,
    assessment,
    options,
    points: (at) => (sums === null ? null : (sums.get(pathKey(at)) ?? 0) / PARTS),
    leadersOf,
    extraHit: settingOf(file, 'leaderVariant') !== true,
  };
};

/** "Leads the army", "Leads Right wing". */
export const commandText = ({ formation }: Leader, { formations }: Army): string => {
  if (formation === 'army') return 'Leads the army';
  const place = formations.findIndex(({ id }) => id === formation);
  const found = formations[place];
  return found === undefined ? 'Leads nothing' : `Leads ${formationName(found, place)}`;
};

/** Sentences with dashes before them. */
export const bullets = (lines: readonly string[]): Part[] =>
  lines.length === 0
    ? []
    : [{ kind: 'words', layout: 'dashed', items: lines.map((text) => ({ term: '', text })) }];

/** What a player wrote about it, as far as there is room. */
export const notes = (written: string | undefined, { options }: CardContext): Part[] => {
  const text = (written ?? '').replace(/\s+/g, ' ').trim();
  return text === '' || options.hideNotes
    ? []
    : [{ kind: 'words', layout: 'run-in', items: [{ term: '', text }], spare: true }];
};
