import 'server-only';
import { getArmy } from '../../armies/get-army';
import type { Viewer } from '../../identity/viewer';
import { readAside } from '../../readers/read-aside';
import type { System } from '../../rules/core/contract/system';
import { readArmyValue } from '../../rules/read-army';
import type { SentList } from '../schema';
import { type ListRead, listedArmy } from './listed-army';
import { pastedList, readPastedList } from './read-pasted-list';

/** Characters of a text that is read in a thread of its own. */
const LONG = 20_000;

const readText = (text: string, { id }: System) =>
  text.length > LONG ? readAside('list', { text, system: id }, {}) : readPastedList(text, id);

/** A list as it was sent: one of the viewer's armies as it is stored, a file, or a text. */
export const readList = async (viewer: Viewer | null, list: SentList, system: System): Promise<ListRead> => {
  if ('text' in list) return listedArmy(await readText(list.text, system), system);
  if ('file' in list) return listedArmy(pastedList(await readArmyValue(list.file)), system);
  const army = viewer && (await getArmy(viewer, list.army));
  if (!army) {
    const message = 'This army is not among yours. It may have been deleted.';
    return { ok: false, code: 'invalid', errors: [{ at: ['list', 'army'], message }] };
  }
  return listedArmy(pastedList(await readArmyValue(army.file)), system);
};
