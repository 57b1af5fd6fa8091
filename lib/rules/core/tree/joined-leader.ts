import { joinedNotes } from './joined-notes';

type Leader = { readonly name: string; readonly notes?: string | undefined };

/** The leader of two formations made one: the first's, else the second's; what is said of a second goes into his notes. */
export const joinedLeader = <L extends Leader>(into: L | null, from: L | null): L | null => {
  if (into === null || from === null) return into ?? from;
  const other = [from.name, from.notes].filter(Boolean).join(': ');
  const notes = joinedNotes(into.notes, other);
  return notes === into.notes ? into : { ...into, notes };
};
