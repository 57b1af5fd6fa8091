import { formResolver } from '@/app/_components/form-resolver';
import {
  changePasswordSchema,
  confirmSchema,
  newPasskeySchema,
  recoverSchema,
  signInSchema,
  signUpSchema,
} from '@/lib/accounts/schema';

/** Read the forms of accounts, as the server does. */
export const RESOLVERS = {
  signUp: formResolver(signUpSchema),
  signIn: formResolver(signInSchema),
  recover: formResolver(recoverSchema),
  changePassword: formResolver(changePasswordSchema),
  confirm: formResolver(confirmSchema),
  newPasskey: formResolver(newPasskeySchema),
};
