import type { SaveReply, Version } from '@/app/_editor/save/versions';
import { createEditSession, type EditSession } from '@/app/_editor/session';
import { loadPack, savePack } from '@/lib/events/calls';
import type { PackRecord, SavePackAnswer } from '@/lib/events/schema';
import type { Pack } from '@/lib/rules/events/schema';
import { createPackStore, type PackState } from './pack-store';

/** A pack as it is worked on in this tab. */
export type PackSession = EditSession<Pack, PackState>;

const isPack = (value: object): value is Pack => 'pack' in value && value.pack === 1;

const versionOf = ({ id, revision, updatedAt, pack }: PackRecord): Version<Pack> => ({
  id,
  revision,
  editedAt: updatedAt,
  file: pack,
});

const replyOf = (answer: SavePackAnswer): SaveReply<Pack> => {
  if (answer.ok) return { ok: true, revision: answer.revision, editedAt: answer.updatedAt };
  return answer.code === 'stale' ? { ...answer, current: versionOf(answer.current) } : answer;
};

/** A session of one pack. Nothing happens before `start`. */
export const createPackSession = (record: PackRecord): PackSession => {
  const { id } = record;
  return createEditSession<Pack, PackState>({
    record: versionOf(record),
    transport: {
      save: async ({ revision, file }, leaving) => replyOf(await savePack(id, revision, file, leaving)),
      load: async () => {
        const answer = await loadPack(id);
        return 'ok' in answer ? answer : versionOf(answer);
      },
    },
    names: { draft: `muster:draft:pack:${id}`, channel: `muster:pack:${id}` },
    isFile: isPack,
    storeOf: (save, onEdit, file) => createPackStore(file, save, onEdit),
    followed: 'This pack was changed elsewhere. You see the newest version; undo brings back the one before.',
  });
};
