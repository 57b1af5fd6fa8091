/** What organisers noted on a version: a finding let pass, a condition ticked. */
export const OVERRULING = { finding: true, reason: true, personId: true, createdAt: true } as const;

/** Ticks of a version, in the order of its notes. */
export const TICKS = {
  orderBy: { note: 'asc' },
  select: { note: true, kept: true, personId: true, createdAt: true },
} as const;

/** What of a message is read. */
export const MESSAGE = {
  number: true,
  version: true,
  from: true,
  kind: true,
  text: true,
  personId: true,
  createdAt: true,
} as const;

/** What the organiser of that id is called; nothing where there is none. */
export type NameOf = (personId: string | null) => string;

/** A row with the name of its writer and the time in words. */
export const signedRow = <R extends { readonly personId: string | null; readonly createdAt: Date }>(
  { personId, createdAt, ...row }: R,
  nameOf: NameOf,
) => ({ ...row, who: nameOf(personId), at: createdAt.toISOString() });
