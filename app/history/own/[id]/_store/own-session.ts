import type { SaveReply, Version } from '@/app/_editor/save/save-state';
import * as saveWords from '@/app/_editor/save/words';
import { createEditSession, type EditSession } from '@/app/_editor/session';
import { clientOf } from '@/lib/api/client';
import type { HISTORY_CONTRACT } from '@/lib/history/contract';
import type { HISTORY_ENDPOINTS } from '@/lib/history/endpoints';
import type { OwnRecord, SaveBattleAnswer } from '@/lib/history/own/answers';
import { BATTLE_FORMAT } from '@/lib/history/own/bounds';
import type { OwnBattle } from '@/lib/history/own/document';
import { createOwnStore, type OwnState } from './own-store';

const ask = clientOf<typeof HISTORY_ENDPOINTS, typeof HISTORY_CONTRACT>();

/** The order of battle as it is worked on in this tab. */
export type OwnSession = EditSession<OwnBattle, OwnState>;

const isBattle = (value: object): value is OwnBattle => 'format' in value && value.format === BATTLE_FORMAT;

const versionOf = ({ id, revision, updatedAt, battle }: OwnRecord): Version<OwnBattle> => ({
  id,
  revision,
  editedAt: updatedAt,
  file: battle,
});

const replyOf = (answer: SaveBattleAnswer): SaveReply<OwnBattle> => {
  if (answer.ok) return { ok: true, revision: answer.revision, editedAt: answer.updatedAt };
  return answer.code === 'stale' ? { ...answer, current: versionOf(answer.current) } : answer;
};

/** A session of one order of battle. Nothing happens before `start`. */
export const createOwnSession = (record: OwnRecord, nations: ReadonlyMap<string, string>): OwnSession => {
  const params = { id: record.id };
  return createEditSession<OwnBattle, OwnState>({
    record: versionOf(record),
    transport: {
      save: async ({ revision, file }, leaving) => {
        const body = { revision, battle: file };
        return replyOf(await ask('PUT /api/history/battles/[id]', { params, body, leaving }));
      },
      load: async () => {
        const answer = await ask('GET /api/history/battles/[id]', { params });
        return 'ok' in answer ? answer : versionOf(answer);
      },
    },
    names: { draft: `muster:draft:battle:${record.id}`, channel: `muster:battle:${record.id}` },
    isFile: isBattle,
    storeOf: (save, onEdit, file) => createOwnStore(file, { nations, save, onEdit }),
    followed: saveWords.wasChangedElsewhere('order of battle'),
  });
};
