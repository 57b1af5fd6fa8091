import type { HandedFact } from './handover';
import { MAX_SENT } from './limits';
import { isToldOf, type SeatRole } from './permission';
import type { AddRequest, FactsPage, GameFact, SentFact } from './schema';

/** An act that a device has done and the server has not acknowledged. */
export type Unsent = SentFact & { readonly game: string; readonly device: string };

/** What a device knows of a game: the facts from the first on, without a gap. */
export type ServerFacts = { readonly count: number; readonly facts: readonly GameFact[] };

/** The version of a game: how much was done at it, and how often its seats changed. Pages ask for what is newer. */
export const gameVersion = (facts: number, seatChanges: number): number => facts + seatChanges;

/** Appends new facts to known ones: each has its place by its number, and none is repeated. */
export const appendFacts = (
  knownFacts: readonly GameFact[],
  news: readonly GameFact[],
): readonly GameFact[] => {
  const next = [...knownFacts];
  for (const fact of news) if (fact.number === next.length + 1) next.push(fact);
  return next.length === knownFacts.length ? knownFacts : next;
};

export type RefusedFact = { readonly fact: Unsent; readonly code: string };

type Ports = {
  readonly unsent: () => readonly Unsent[];
  readonly ask: (since: number) => Promise<FactsPage>;
  readonly send: (
    body: AddRequest,
  ) => Promise<FactsPage & { readonly refused: readonly { n: number; code: string }[] }>;
  /** the server has these acts, but for those it refused */
  readonly onSent: (rows: readonly Unsent[], refused: readonly RefusedFact[]) => void;
};

const asSent = ({ game: _, device: __, ...fact }: Unsent): SentFact => fact;

/** What a fact names, which has to be there before it. */
export const namedBy = ({ what, from }: Pick<SentFact, 'what' | 'from'>): readonly (string | undefined)[] => [
  from,
  what.act === 'undo' || what.act === 'wish' ? what.fact : what.act === 'refuse' ? what.wish : undefined,
];

/**
 * Acts of one device for one request: the first that wait, up to one that names what another device has yet to send.
 */
export const nextBatch = (waiting: readonly Unsent[]): readonly Unsent[] => {
  const ownerOf = new Map(waiting.map(({ device, n }) => [`${device}:${n}`, device]));
  const batchOf = (device: string): readonly Unsent[] => {
    const own = waiting.filter((row) => row.device === device).slice(0, MAX_SENT);
    const end = own.findIndex((row) =>
      namedBy(row).some((id = '') => (ownerOf.get(id) ?? device) !== device),
    );
    return end === -1 ? own : own.slice(0, end);
  };
  const batches = [...new Set(waiting.map(({ device }) => device))].map(batchOf);
  // each may name the other’s: then the server judges
  return batches.find(({ length }) => length > 0) ?? waiting.slice(0, 1);
};

/**
 * Sends all that waits and asks for all that is new, until both are done. Each request says how many facts are known,
 * so that none is missed; an act that was sent without an answer is sent again, and is the same fact.
 * @throws RequestError without a connection; what was acknowledged before stays so
 */
export const exchange = async (
  serverFacts: ServerFacts,
  { unsent, ask, send, onSent }: Ports,
  onNews: (next: ServerFacts) => void,
): Promise<ServerFacts> => {
  let [facts, count] = [serverFacts.facts, serverFacts.count];
  const takeServerFacts = (news: FactsPage) => {
    facts = appendFacts(facts, news.facts);
    count = Math.max(count, news.count);
    onNews({ count, facts });
  };
  for (;;) {
    const waiting = unsent();
    const [first] = waiting;
    if (first === undefined) {
      const before = facts.length;
      takeServerFacts(await ask(before));
      if (facts.length >= count || facts.length === before) return { count, facts };
      continue;
    }
    const rows = nextBatch(waiting);
    const answer = await send({
      device: rows[0]?.device ?? first.device,
      since: facts.length,
      facts: rows.map(asSent),
    });
    takeServerFacts(answer);
    onSent(
      rows,
      answer.refused.flatMap(({ n, code }) => {
        const fact = rows.find((row) => row.n === n);
        return fact === undefined ? [] : [{ fact, code }];
      }),
    );
  }
};

/** A fact that was handed over to this device and that the server has not confirmed. */
export type HandedOver = HandedFact & { readonly game: string };

type FactStamp = Pick<Unsent, 'device' | 'n' | 'at'>;

/** The order in which acts were done: that of the clocks, and of each device its own even where its clock went back. */
export const inOrder = <T extends FactStamp>(facts: readonly T[]): readonly T[] => {
  const latest = new Map<string, number>();
  return facts
    .toSorted((one, other) => one.n - other.n)
    .map((fact) => {
      const at = Math.max(Date.parse(fact.at), latest.get(fact.device) ?? Number.NEGATIVE_INFINITY);
      latest.set(fact.device, at);
      return { fact, at };
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ fact }) => fact);
};

const nameOf = ({ device, n }: Pick<FactStamp, 'device' | 'n'>): string => `${device}:${n}`;

/**
 * The facts that a device hands over: its own unsent acts, and those of others. Notes of one side stay: any phone may
 * photograph the code.
 */
export const factsToExport = (
  role: SeatRole,
  unsent: readonly Unsent[],
  handed: readonly HandedOver[],
): readonly HandedFact[] => {
  const own = role === 'looks' ? [] : unsent.map(({ game: _, ...row }): HandedFact => ({ ...row, role }));
  const all = inOrder([...own, ...handed.map(({ game: _, ...row }): HandedFact => row)]);
  const secret = new Set(
    all.filter(({ role: by, what }) => by !== 'both' && what.act === 'note').map(nameOf),
  );
  return all.filter((fact) => !secret.has(nameOf(fact)) && !namedBy(fact).some((id) => secret.has(id ?? '')));
};

/** What of a hand-over is new to somebody in this seat, each once: it may have been read twice. */
export const newFacts = (
  role: SeatRole,
  facts: readonly HandedFact[],
  has: ReadonlySet<string>,
): readonly HandedFact[] => {
  const seen = new Set(has);
  return facts.filter((fact) => {
    const isNew = !seen.has(nameOf(fact)) && isToldOf(role, fact);
    seen.add(nameOf(fact));
    return isNew;
  });
};
