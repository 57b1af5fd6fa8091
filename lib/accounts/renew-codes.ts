import 'server-only';
import { type Asking, confirmed } from './asking';
import { keepCodes } from './keep-codes';
import type { CodesAnswer, Confirm } from './schema';

/** New recovery codes; the old ones open nothing from here on. */
export const renewCodes = async (asking: Asking, { password }: Confirm): Promise<CodesAnswer> => {
  const confirmation = await confirmed(asking, password);
  return confirmation.ok ? { ok: true, codes: await keepCodes(confirmation.me.userId) } : confirmation;
};
