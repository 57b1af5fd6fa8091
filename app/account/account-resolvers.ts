import { zodResolver } from '@hookform/resolvers/zod';
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
  signUp: zodResolver(signUpSchema),
  signIn: zodResolver(signInSchema),
  recover: zodResolver(recoverSchema),
  changePassword: zodResolver(changePasswordSchema),
  confirm: zodResolver(confirmSchema),
  newPasskey: zodResolver(newPasskeySchema),
};
