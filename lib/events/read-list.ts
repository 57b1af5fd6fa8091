import 'server-only';
import { getArmy } from '../armies/get-army';
import { readRefusal } from '../armies/read-army';
import type { Invalid, TooLarge } from '../armies/schema';
import type { Viewer } from '../identity/viewer';
import type { ArmyFile } from '../rules/core/document';
import type { System } from '../rules/core/system';
import { type ArmyRead, readArmyText, readArmyValue } from '../rules/read-army';
import { readPlainText } from '../rules/read-plain-text';
import type { SentList } from './schema';

type ListRead = { readonly ok: true; readonly file: ArmyFile } | Invalid | TooLarge;

const ofText = async (text: string): Promise<ArmyRead> => (await readPlainText(text)) ?? readArmyText(text);

/** A list as it was read, where it is of the rules that the event is played by. */
export const listOf = (read: ArmyRead, system: System): ListRead => {
  if (!read.ok) return readRefusal(read);
  if (read.system.id === system.id) return { ok: true, file: read.file };
  const message = `The event is of ${system.name}; this list is of ${read.system.name}.`;
  return { ok: false, code: 'invalid', errors: [{ at: ['system'], message }] };
};

/** A list as it was sent: one of the viewer's armies as it is stored, a file, or a text. */
export const readList = async (viewer: Viewer | null, list: SentList, system: System): Promise<ListRead> => {
  if ('text' in list) return listOf(await ofText(list.text), system);
  if ('file' in list) return listOf(await readArmyValue(list.file), system);
  const army = viewer && (await getArmy(viewer, list.army));
  if (!army) {
    const message = 'This army is not among yours; it may have been deleted.';
    return { ok: false, code: 'invalid', errors: [{ at: ['list', 'army'], message }] };
  }
  return listOf(await readArmyValue(army.file), system);
};

/** A list of a bulk import: the text of a file, or a part of a pasted batch. */
export const readListText = async (text: string, system: System): Promise<ListRead> =>
  listOf(await ofText(text), system);
