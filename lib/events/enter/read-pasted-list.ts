import type { ArmyRead } from '../../rules/read-army';
import { readArmyText } from '../../rules/read-army';
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
