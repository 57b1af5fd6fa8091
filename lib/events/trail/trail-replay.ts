import { z } from 'zod';
import { changesBy, type EntryCourse, NEW_ENTRY } from './deed-effects';
import { type AuditRow, listKey } from './hashes';

/** What a row of the trail says of a verdict; `terms`: the version it was judged by, where the row says so. */
type SealedVerdict = { readonly verdict: string; readonly shown: string; readonly terms: number | null };

/** An overruling as the deeds have it; `rekeyed`: new terms of before may have given its finding another key. */
export type ToldOverruling = {
  readonly finding: string;
  readonly rekeyed: boolean;
  readonly reason: string;
  readonly personId: string | null;
  readonly at: number;
  readonly withdrawnAt: number | null;
};

export type ToldTick = { readonly kept: boolean; readonly personId: string | null; readonly at: number };

/** A list as the trail has it. */
export type ToldList = {
  readonly hash: string;
  /** when it came */
  readonly sentAt: number;
  /** false where it was written before verdicts were in the trail */
  readonly whole: boolean;
  /** its verdicts in their order; the last is the one that holds */
  readonly verdicts: SealedVerdict[];
  overrulings: ToldOverruling[];
  readonly ticks: Map<string, ToldTick>;
};

/** Two rows of the trail that tell otherwise of one list. */
type Disagreement = { readonly row: number; readonly key: string };

/** An event from its trail alone. */
export type ReplayedEvent = {
  readonly entries: Map<number, EntryCourse>;
  readonly lists: Map<string, ToldList>;
  readonly terms: Map<number, string>;
  /** the hash of the name of each player, by the number of the entry */
  readonly players: Map<number, string>;
  /** when lists close; null where no row says so, as in older trails */
  closesAt: number | null;
  readonly disagreements: Disagreement[];
};

export const nothingTold = (): ReplayedEvent => ({
  entries: new Map(),
  lists: new Map(),
  terms: new Map(),
  players: new Map(),
  closesAt: null,
  disagreements: [],
});

const pair = z.tuple([z.string(), z.string()]);
const optional = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

/** What is read of a row; whatever else someone may have written there is a change of the row, which its hash tells. */
const detailSchema = z
  .object({
    version: optional(z.int()),
    hash: optional(z.string()),
    verdict: optional(z.string()),
    shown: optional(z.string()),
    terms: optional(z.union([z.string(), z.object({ version: z.int() })])),
    verdicts: optional(z.record(z.string(), pair)),
    rekeyed: optional(z.array(z.tuple([z.string(), z.string(), z.string()]))),
    finding: optional(z.string()),
    reason: optional(z.string()),
    note: optional(z.string()),
    kept: optional(z.boolean().nullable()),
    player: optional(z.string()),
    closesAt: optional(z.iso.datetime()),
  })
  .catch({});

type Detail = z.infer<typeof detailSchema>;

const detailOf = (text: string): Detail => {
  try {
    return detailSchema.parse(JSON.parse(text));
  } catch {
    // no JSON any more: its hash tells that
    return {};
  }
};

const sendList = (
  { lists }: ReplayedEvent,
  key: string,
  at: Date,
  { hash, verdict, shown, terms }: Detail,
): void => {
  if (hash === undefined) return;
  const judgedBy = typeof terms === 'object' ? terms.version : null;
  const whole = verdict !== undefined && shown !== undefined;
  const verdicts = whole ? [{ verdict, shown, terms: judgedBy }] : [];
  lists.set(key, { hash, sentAt: at.getTime(), whole, verdicts, overrulings: [], ticks: new Map() });
};

const judgeLists = (
  replayedEvent: ReplayedEvent,
  { version = null, verdicts, rekeyed = [] }: Nullable,
): void => {
  if (verdicts === undefined) {
    // before, new keys of overruled findings were not written down
    for (const list of replayedEvent.lists.values()) {
      list.overrulings = list.overrulings.map((each) => ({ ...each, rekeyed: true }));
    }
    return;
  }
  for (const [key, [verdict, shown]] of Object.entries(verdicts)) {
    replayedEvent.lists.get(key)?.verdicts.push({ verdict, shown, terms: version });
  }
  for (const [key, from, to] of rekeyed) {
    const list = replayedEvent.lists.get(key);
    if (list === undefined) continue;
    list.overrulings = list.overrulings.map((each) =>
      each.finding === from ? { ...each, finding: to } : each,
    );
  }
};

type Nullable = Omit<Detail, 'version'> & { readonly version?: number | null | undefined };

/** Closing writes no verdict: it says which one each list had. Of lists of before, it is the first to say so. */
const closeLists = (replayedEvent: ReplayedEvent, row: number, { verdicts = {} }: Detail): void => {
  for (const [key, [verdict, shown]] of Object.entries(verdicts)) {
    const list = replayedEvent.lists.get(key);
    const last = list?.verdicts.at(-1);
    if (last === undefined) list?.verdicts.push({ verdict, shown, terms: null });
    else if (last.verdict !== verdict || last.shown !== shown) replayedEvent.disagreements.push({ row, key });
  }
};

const overrule = (
  list: ToldList,
  { personId, at }: AuditRow,
  { finding = '', reason = '' }: Detail,
): void => {
  list.overrulings.push({ finding, rekeyed: false, reason, personId, at: at.getTime(), withdrawnAt: null });
};

const uphold = (list: ToldList, { at }: AuditRow, { finding }: Detail): void => {
  const open = list.overrulings.filter(({ withdrawnAt }) => withdrawnAt === null);
  const meant = open.find((each) => each.finding === finding) ?? open.find(({ rekeyed }) => rekeyed);
  list.overrulings = list.overrulings.map((each) =>
    each === meant ? { ...each, withdrawnAt: at.getTime() } : each,
  );
};

const tick = (list: ToldList, { personId, at }: AuditRow, { note = '', kept = null }: Detail): void => {
  if (kept === null) list.ticks.delete(note);
  else list.ticks.set(note, { kept, personId, at: at.getTime() });
};

const replayEntryRow = (replayedEvent: ReplayedEvent, row: AuditRow, entry: number, detail: Detail): void => {
  const { action, at, personId } = row;
  const key = listKey(entry, detail.version ?? 0);
  if (action === 'send' || action === 'replace') sendList(replayedEvent, key, at, detail);
  if (action === 'send') {
    replayedEvent.entries.set(entry, NEW_ENTRY);
    if (detail.player !== undefined) replayedEvent.players.set(entry, detail.player);
    return;
  }
  const before = replayedEvent.entries.get(entry);
  if (before !== undefined) {
    replayedEvent.entries.set(entry, {
      ...before,
      ...changesBy({ action, at, byPlayer: personId === null }, before),
    });
  }
  const list = replayedEvent.lists.get(key);
  if (list === undefined) return;
  if (action === 'overrule') overrule(list, row, detail);
  if (action === 'uphold') uphold(list, row, detail);
  if (action === 'tick') tick(list, row, detail);
};

/** Adds what one more row says. */
export const replayRow = (replayedEvent: ReplayedEvent, row: AuditRow): void => {
  const detail = detailOf(row.detail);
  const { version, hash, terms, closesAt } = detail;
  const isOfEvent = row.action === 'create' || row.action === 'edit';
  if (isOfEvent && closesAt !== undefined) replayedEvent.closesAt = Date.parse(closesAt);
  if (row.entry !== null) replayEntryRow(replayedEvent, row, row.entry, detail);
  else if (row.action === 'create' && typeof terms === 'string') replayedEvent.terms.set(1, terms);
  else if (row.action === 'close') closeLists(replayedEvent, row.number, detail);
  else if (row.action === 'terms') {
    if (version !== undefined && hash !== undefined) replayedEvent.terms.set(version, hash);
    judgeLists(replayedEvent, detail);
  }
};
