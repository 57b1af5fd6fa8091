import { namedBy, type Unsent } from './exchange';
import type { HandedFact } from './handover';
import type { Role } from './permission';
import { isToldOf } from './permission';

/** One that was handed over to this device, and that the server has not told it of. */
export type Handed = HandedFact & { readonly game: string };

type Timed = Pick<Unsent, 'device' | 'n' | 'at'>;

/** The order in which acts were done: that of the clocks, and of each device its own even where its clock went back. */
export const inOrder = <T extends Timed>(facts: readonly T[]): readonly T[] => {
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

const nameOf = ({ device, n }: Pick<Timed, 'device' | 'n'>): string => `${device}:${n}`;

/**
 * What a device has to give: its own acts that wait, and what others gave it. The notes of one side stay: nobody knows
 * whose phone photographs.
 */
export const factsToGive = (
  role: Role,
  unsent: readonly Unsent[],
  handed: readonly Handed[],
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
  role: Role,
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
