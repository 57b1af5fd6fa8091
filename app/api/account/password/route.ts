import { changePassword } from '@/lib/accounts/change-password';
import { changePasswordSchema } from '@/lib/accounts/schema';
import { accountRoute } from '../account-route';

/** A new password; all other devices are signed out. */
export const PUT = accountRoute(changePasswordSchema, changePassword);
