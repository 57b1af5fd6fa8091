import type { SaveReply, Version } from '@/app/_editor/save/versions';
import { createEditSession, type EditSession } from '@/app/_editor/session';
import type { OwnRecord, SaveBattleAnswer } from '@/lib/history/own/answers';
import { BATTLE_FORMAT } from '@/lib/history/own/bounds';
import { loadBattle, saveBattle } from '@/lib/history/own/calls';
import type { OwnBattle } from '@/lib/history/own/document';
import type { OwnState } from './own-state';
import { createOwnStore } from './own-store';

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
  const { id } = record;
  return createEditSession<OwnBattle, OwnState>({
    record: versionOf(record),
    transport: {
      save: async ({ revision, file }, leaving) =>
        replyOf(await saveBattle(id, { revision, battle: file }, leaving)),
      load: async () => {
        const answer = await loadBattle(id);
        return 'ok' in answer ? answer : versionOf(answer);
      },
    },
    names: { draft: `muster:draft:battle:${id}`, channel: `muster:battle:${id}` },
    isFile: isBattle,
    storeOf: (save, onEdit, file) => createOwnStore(file, { nations, save, onEdit }),
    followed:
      'This order of battle was changed elsewhere. You see the newest version; undo brings back the one before.',
  });
};
