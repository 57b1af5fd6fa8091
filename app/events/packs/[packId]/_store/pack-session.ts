import { createStore, type StoreApi } from 'zustand';
import { createEditorState, type EditorState } from '@/app/_editor/editor-store';
import type { SaveReply, SaveState, Version } from '@/app/_editor/save/save-state';
import * as saveWords from '@/app/_editor/save/words';
import { createEditSession, type EditSession } from '@/app/_editor/session';
import { clientOf } from '@/lib/api/client';
import type { EVENT_CONTRACT } from '@/lib/events/contract';
import type { EVENT_ENDPOINTS } from '@/lib/events/endpoints';
import type { PackRecord, SavePackAnswer } from '@/lib/events/schema';
import type { Pack } from '@/lib/rules/events/schema';

const ask = clientOf<typeof EVENT_ENDPOINTS, typeof EVENT_CONTRACT>();

/** What is open over the rules. */
export type PackPanel = 'effect';

/** One pack in the editor; the selection is the slot of a rule. */
export type PackState = EditorState<Pack, PackPanel>;

/** A pack in the editor, with undo over whole versions. `onEdit` is called with each version made here. */
const createPackStore = (
  file: Pack,
  save: SaveState<Pack>,
  onEdit: (file: Pack) => void,
): StoreApi<PackState> =>
  createStore<PackState>()((set, get) =>
    createEditorState<Pack, PackPanel>(set, get, { file, save, onEdit }),
  );

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
  const params = { id };
  return createEditSession<Pack, PackState>({
    record: versionOf(record),
    transport: {
      save: async ({ revision, file: pack }, leaving) =>
        replyOf(await ask('PUT /api/packs/[id]', { params, body: { revision, pack }, leaving })),
      load: async () => {
        const answer = await ask('GET /api/packs/[id]', { params });
        return 'ok' in answer ? answer : versionOf(answer);
      },
    },
    names: { draft: `muster:draft:pack:${id}`, channel: `muster:pack:${id}` },
    isFile: isPack,
    storeOf: (save, onEdit, file) => createPackStore(file, save, onEdit),
    followed: saveWords.wasChangedElsewhere('pack'),
  });
};
