/** What is read of a finding that organisers let pass. */
export const OVERRULING = { finding: true, reason: true, personId: true, createdAt: true } as const;

/** What is read of the conditions that they ticked, in the order of the notes. */
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

/** Puts the name of its writer and the time in words into a row. */
export const nameWriter = <R extends { readonly personId: string | null; readonly createdAt: Date }>(
  { personId, createdAt, ...row }: R,
  nameOf: NameOf,
) => ({ ...row, who: nameOf(personId), at: createdAt.toISOString() });
