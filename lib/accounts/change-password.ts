import 'server-only';
import { authFor } from '../identity/auth';
import { type Asking, confirmed } from './asking';
import type { ChangePassword, ConfirmedAnswer } from './schema';

/** Sets a new password; all other devices are signed out. */
export const changePassword = async (
  asking: Asking,
  { password, newPassword }: ChangePassword,
): Promise<ConfirmedAnswer> => {
  const known = await confirmed(asking, password);
  if (!known.ok) return known;
  const body = { currentPassword: password, newPassword, revokeOtherSessions: true };
  await authFor(asking.headers).api.changePassword({ body, headers: asking.headers });
  return { ok: true };
};
