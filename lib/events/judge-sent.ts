import 'server-only';
import { factsFor } from '../history/regiment-facts';
import type { Viewer } from '../identity/viewer';
import type { ArmyFile } from '../rules/core/document';
import { nextTurn } from '../turn';
import { type EventRow, systemOf } from './event-row';
import { benchOf, type JudgedList, judgedList } from './judge-list';
import type { ListRead } from './listed-army';
import { readList } from './read-list';
import type { SentList } from './schema';
import { termsInUse } from './terms';

type Judged =
  | { readonly ok: true; readonly file: ArmyFile; readonly list: JudgedList }
  | Extract<ListRead, { readonly ok: false }>;

/** Reads a list that was sent to an event and judges it under the terms of today; nothing is stored. */
export const judgeSent = async (
  viewer: Viewer | null,
  event: EventRow,
  sent: SentList,
  now: Date,
): Promise<Judged> => {
  const system = await systemOf(event);
  const read = await readList(viewer, sent, system);
  if (!read.ok) return read;
  await nextTurn();
  const bench = await benchOf(system, await termsInUse(event.id, event.termsVersion));
  return {
    ok: true,
    file: read.file,
    list: judgedList(bench, read.file, now, await factsFor(system, read.file)),
  };
};
