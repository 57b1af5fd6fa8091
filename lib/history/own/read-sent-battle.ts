import { requestRefusal } from '../../api/request-refusal';
import type { Invalid, TooLarge } from '../../api/schema-parts';
import { readRefusal } from '../../armies/read-army';
import { readSent, type TaskInput } from '../../readers/thread-input';
import type { OwnBattle } from './document';
import { readBattleValue } from './read-document';
import { createBattleSchema, saveBattleSchema } from './requests';

type BattleRefusal = Invalid | TooLarge;

/** Reads what a browser sent as an order of battle; a malformed one is refused with places. */
const readBattle = (value: unknown): { readonly ok: true; readonly battle: OwnBattle } | BattleRefusal => {
  const read = readBattleValue(value);
  return read.ok ? read : readRefusal(read);
};

type CreateRequest = ReturnType<typeof createBattleSchema.parse>;
/** What a new order of battle is made of; a document is read already. */
export type NewBattle =
  | BattleRefusal
  | { readonly ok: true; readonly key: string | undefined; readonly battle: OwnBattle }
  | {
      readonly ok: true;
      readonly key: string | undefined;
      readonly of: Exclude<CreateRequest, { battle: unknown }>;
    };

/**
 * A new order of battle.
 * @throws NotRead where it is no JSON
 */
export const readNewBattle = async (sent: TaskInput): Promise<NewBattle> => {
  const parsed = createBattleSchema.safeParse(readSent(sent));
  if (!parsed.success) return requestRefusal(parsed.error);
  const { data } = parsed;
  if (!('battle' in data)) return { ok: true, key: data.key, of: data };
  const read = readBattle(data.battle);
  return read.ok ? { ...read, key: data.key } : read;
};

export type BattleEdit =
  | BattleRefusal
  | { readonly ok: true; readonly revision: number; readonly battle: OwnBattle };

/**
 * An order of battle as an edit made it of one of its revisions.
 * @throws NotRead where it is no JSON
 */
export const readBattleEdit = async (sent: TaskInput): Promise<BattleEdit> => {
  const parsed = saveBattleSchema.safeParse(readSent(sent));
  if (!parsed.success) return requestRefusal(parsed.error);
  const read = readBattle(parsed.data.battle);
  return read.ok ? { ...read, revision: parsed.data.revision } : read;
};
