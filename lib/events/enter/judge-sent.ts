import 'server-only';
import { factsFor } from '../../history/regiment-facts';
import type { Viewer } from '../../identity/viewer';
import type { ArmyFile } from '../../rules/core/army/document';
import { nextTurn } from '../../turn';
import { benchOf, type JudgedList, judgedList } from '../judge/judge-list';
import { termsInUse } from '../judge/terms';
import { type EventRow, systemOf } from '../rows/event-row';
import type { SentList } from '../schema';
import type { ListRead } from './listed-army';
import { readList } from './read-list';

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
