import { SYSTEM_IDS, type SystemId } from '.';
import type { ArmyFile } from './core/army/document';
import type { Cite } from './core/contract/citation';
import type { Reason } from './core/contract/system';
import { rowsOf } from './core/muster/ledger';
import type { OobSide, OobUnit } from './core/muster/order-of-battle';
import type { MinorPoints } from './core/price/points';
import { loadMuster, musterSide } from './muster';

/** What a system makes of one unit of the history. */
export type UnitRating = {
  readonly system: SystemId;
  readonly name: string;
  readonly source: string;
  /** the troop type in the words of the system; null where it has none for such troops */
  readonly type: string | null;
  /** its class, and what else its columns tell: "Standard, 6" */
  readonly rating: string;
  /** why it is of that class: what the rules say of such troops and of who fields them */
  readonly reasons: readonly Reason[];
  /** how it is counted: the steps of the conversion, each with its page; `ours` is not a book's */
  readonly why: readonly { readonly text: string; readonly cite: Cite; readonly ours: boolean }[];
  /** how many units of the table it is at the finest scale */
  readonly units: number;
  /** what these cost; null without points */
  readonly points: MinorPoints | null;
  readonly pointScale: number;
  /** the points are of our own costs, not of the book */
  readonly housePoints: boolean;
  /** what the system calls the army that fields it; null where it knows none */
  readonly nationLabel: string | null;
  /** an army of that unit alone */
  readonly file: ArmyFile;
};

const sideOf = (unit: OobUnit, army: string, year: number): OobSide => ({
  name: unit.name,
  nation: army,
  year,
  commander: null,
  formations: [{ name: unit.name, kind: 'brigade', commander: null, units: [unit], children: [] }],
  unattached: [],
});

const rateIn = async (id: SystemId, side: OobSide): Promise<UnitRating> => {
  const rules = await loadMuster(id);
  const { system, mustering } = rules;
  const [finest = 1] = mustering.factors;
  const { file, ledger } = musterSide(rules, side, { size: { factor: finest } });
  const rows = rowsOf(ledger);
  const [unit] = system
    .outline(file)
    .sections.flatMap((section) => section.rows.filter((row) => row.kind === 'unit'));
  const [row] = rows;
  const reasons = await system.reasons();
  const cells = unit?.cells.map(({ text }) => text).filter((text) => text !== '') ?? [];
  return {
    system: id,
    name: system.name,
    source: system.source,
    type: unit === undefined ? null : unit.type || unit.name,
    rating: [...new Set(cells)].join(', '),
    reasons: unit === undefined ? [] : reasons(file, unit.id),
    why: row?.steps.map(({ text, cite, ours }) => ({ text, cite, ours })) ?? [],
    units: row?.units.length ?? 0,
    points: row?.points ?? null,
    pointScale: system.pointScale,
    housePoints: system.coefficients.length > 0,
    nationLabel: system.choices.nations.find(({ value }) => value === side.nation)?.label ?? null,
    file,
  };
};

/**
 * How each system rates one unit of the history, by mustering it alone, at the finest scale the system has.
 * @param army the army of the rules that it fights in
 */
export const ratingsOf = (unit: OobUnit, army: string, year: number): Promise<UnitRating[]> => {
  const side = sideOf(unit, army, year);
  return Promise.all(SYSTEM_IDS.map((id) => rateIn(id, side)));
};
