import { holdersOf, unitsOfSide } from '../army/carry-over';
import { unions } from '../army/partition';
import { counted } from '../army/words';
import { type Cite, HOUSE_RULING } from '../contract/citation';
import type {
  Fate,
  Ledger,
  LedgerFormation,
  LedgerRow,
  LedgerStep,
  RowOffer,
  RowStep,
  StepKind,
} from './ledger';
import {
  identified,
  type MusterOmission,
  parted,
  type SourceFormation,
  type SourceSide,
  type SourceUnit,
  UNDER_NOBODY,
} from './muster-source';
import type { Assumption, OobSide, PartChoices, Presumption } from './order-of-battle';

/** A step as a system tells it; what is missing is usual. */
export type StepInput = {
  readonly kind: StepKind;
  readonly text: string;
  readonly cite: Cite;
  readonly values?: LedgerStep['values'];
  /** absent = as its citation says */
  readonly ours?: boolean;
  readonly plain?: true;
};

const stepOf = ({ values = {}, ours, ...input }: StepInput): LedgerStep => ({
  ...input,
  values,
  ours: ours ?? input.cite.ruling === HOUSE_RULING,
});

/** What is left out is our doing, whatever the rules. */
const OURS: Cite = { source: 'muster', ruling: HOUSE_RULING };

const WHY: Record<MusterOmission, string> = {
  choice: 'left out, as chosen',
  formation: 'its formation is not chosen',
  'part-of': 'part of another entry; left out, so that it is not counted twice',
  participation: 'present, but position and strength unknown; left out',
  'battalion-guns': 'battalion guns stay with their battalions; left out',
};

/** Where the number of entries is from that their source does not tell. */
const presumedStep = ({ regiment }: SourceUnit, { what, amount, from }: Presumption): StepInput => {
  const count = counted(Math.round(amount * 100) / 100, what.slice(0, -1), what);
  const isOfRegiment = from === 'regiment' && regiment !== undefined;
  return {
    kind: 'default',
    text: isOfRegiment
      ? `strength on the day unknown: ${count}, as the regiment had`
      : `strength unknown: ${count}, a share of what is left of the stated total`,
    values: { [what]: amount },
    cite: isOfRegiment ? { source: 'history', regiment } : OURS,
  };
};

/** Something made when someone reads it: most armies are made only to be counted. */
type Later<T> = T | (() => T);

const now = <T extends object>(later: Later<T>): T => (typeof later === 'function' ? later() : later);

/** What is written down while a side is mustered. */
export type Journal = {
  /** of the whole army */
  tell(step: StepInput): void;
  /** the scale of the whole, before all other steps */
  first(step: StepInput): void;
  /** of the whole army, as assumptions of the core come */
  carry(kind: StepKind, assumptions: readonly Assumption[]): void;
  /** of formations, by their ids */
  post(formations: readonly string[], step: StepInput): void;
  /** of source units, who from now on share a row */
  note(of: readonly SourceUnit[], step: Later<StepInput>): void;
  /** a unit of the new army and those it came from, who from now on share a row */
  recordUnit(id: string, of: readonly SourceUnit[]): void;
  /** what may be chosen for the row that begins with the first of these units */
  offer(of: readonly SourceUnit[], offer: Later<RowOffer>): void;
  /** what was written, row by row */
  ledger(): Ledger;
};

/** For counting how large an army would be, of which nothing is written down. */
export const SILENT: Pick<Journal, 'note'> = { note: () => undefined };

const listed = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
};

const fateOf = (sources: number, units: number): Fate => {
  if (units === 0) return 'dropped';
  if (units === sources) return 'kept';
  return units < sources ? 'merged' : 'split';
};

type JournalEntry = { readonly of: readonly SourceUnit[]; readonly step: Later<StepInput> };

/**
 * A side as it is mustered under some choices, and its journal: units of one step, or that make a unit together, share
 * a row.
 */
export const openJournal = (
  given: OobSide,
  choices: PartChoices = {},
): { readonly side: SourceSide; readonly journal: Journal } => {
  const source = identified(given);
  const { side, left } = parted(source, choices);
  const together = unions();
  const whole: LedgerStep[] = [];
  const posts = new Map<string, LedgerStep[]>();
  const notes: JournalEntry[] = [];
  const units: { readonly id: string; readonly of: string }[] = [];
  const offers = new Map<string, Later<RowOffer>[]>();

  const rowsFor = (): ((unit: SourceUnit) => LedgerRow | undefined) => {
    const sources = new Map<string, SourceUnit[]>();
    for (const unit of unitsOfSide(source)) listed(sources, together.first(unit.id), unit);
    const steps = new Map<string, RowStep[]>();
    for (const { of, step } of notes) {
      const rowStep = { ...stepOf(now(step)), of: of.map(({ id }) => id) };
      listed(steps, together.first(of[0]?.id ?? ''), rowStep);
    }
    const heirs = new Map<string, string[]>();
    for (const { id, of } of units) listed(heirs, together.first(of), id);
    return (unit) => {
      const key = together.first(unit.id);
      const own = sources.get(key) ?? [];
      if (own[0] !== unit) return undefined;
      const ids = heirs.get(key) ?? [];
      return {
        id: unit.id,
        sources: own,
        steps: steps.get(key) ?? [],
        fate: fateOf(own.length, ids.length),
        units: ids,
        offer: Object.assign({}, ...(offers.get(unit.id) ?? []).map(now)),
      };
    };
  };

  const journal: Journal = {
    tell: (step) => void whole.push(stepOf(step)),
    first: (step) => void whole.unshift(stepOf(step)),
    carry: (kind, assumptions) => {
      for (const assumption of assumptions) whole.push(stepOf({ kind, ...assumption }));
    },
    post: (formations, step) => {
      const own = stepOf(step);
      for (const id of formations) listed(posts, id, own);
    },
    note: (of, step) => {
      together.join(of);
      notes.push({ of, step });
    },
    recordUnit: (id, of) => {
      together.join(of);
      units.push({ id, of: of[0]?.id ?? '' });
    },
    offer: ([first], offer) => {
      if (first !== undefined) listed(offers, first.id, offer);
    },
    ledger: () => {
      const rowOf = rowsFor();
      const entry = ({
        id,
        full,
        commander,
        units: own,
      }: Pick<SourceFormation, 'id' | 'full' | 'commander' | 'units'>): LedgerFormation => ({
        id,
        name: full,
        commander,
        steps: posts.get(id) ?? [],
        rows: own.flatMap((unit) => rowOf(unit) ?? []),
      });
      const nobody = { id: UNDER_NOBODY, full: '', commander: null, units: source.unattached };
      return {
        steps: whole,
        formations: [
          ...source.formations.flatMap((formation) => holdersOf(formation)).map(entry),
          ...(source.unattached.length > 0 || posts.has(UNDER_NOBODY) ? [entry(nobody)] : []),
        ],
      };
    },
  };
  for (const unit of unitsOfSide(side)) {
    const { presumed } = unit;
    // stated men say more than the count they come to
    if (presumed === undefined || presumed.from === 'men') continue;
    journal.note([unit], () => presumedStep(unit, presumed));
  }
  for (const { unit, why } of left) {
    journal.note([unit], { kind: 'left-out', text: WHY[why], cite: OURS, values: { why } });
    journal.offer([unit], { absent: true });
  }
  return { side, journal };
};
