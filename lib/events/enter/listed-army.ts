import type { Invalid, NotClear, TooLarge } from '../../api/parts';
import { readRefusal } from '../../armies/read-army';
import type { ArmyFile } from '../../rules/core/army/document';
import type { System } from '../../rules/core/contract/system';
import type { PastedList } from './read-pasted-list';

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
