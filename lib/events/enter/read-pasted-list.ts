import type { Invalid, NotClear, TooLarge } from '../../api/parts';
import { readRefusal } from '../../armies/read-army';
import type { ArmyFile } from '../../rules/core/army/document';
import type { System } from '../../rules/core/contract/system';
import { type ArmyRead, readArmyText } from '../../rules/read-army';
import { readPlainText } from '../../rules/read-plain-text';

/** A list as it was read, with no more of its rules than their name: what goes from one thread to another. */
export type PastedList = Extract<ArmyRead, { ok: false }> | ReadList;

type Read = Extract<ArmyRead, { ok: true }>;
type ReadList = Pick<Read, 'ok' | 'file'> & { readonly system: Pick<Read['system'], 'id' | 'name'> };

/** A list of an army read without its rules. */
export const pastedList = (read: ArmyRead): PastedList =>
  read.ok ? { ok: true, file: read.file, system: { id: read.system.id, name: read.system.name } } : read;

/** Reads a list that was pasted: the text of an army file, or an army as text, for the rules of an event. */
export const readPastedList = async (text: string, system?: string): Promise<PastedList> =>
  pastedList(
    (await readPlainText(text, system === undefined ? {} : { system })) ?? (await readArmyText(text)),
  );

export type ListRead = { readonly ok: true; readonly file: ArmyFile } | Invalid | TooLarge | NotClear;

/** A list as it was read, where it is of the rules that the event is played by. */
export const listedArmy = (read: PastedList, system: Pick<System, 'id' | 'name'>): ListRead => {
  if (!read.ok) {
    const { open, taken = [], error } = read;
    return open === undefined
      ? readRefusal(read)
      : { ok: false, code: 'open-lines', message: error.message, open, taken };
  }
  if (read.system.id === system.id) return { ok: true, file: read.file };
  const message = `The event uses ${system.name}; this list is for ${read.system.name}.`;
  return { ok: false, code: 'invalid', errors: [{ at: ['system'], message }] };
};
