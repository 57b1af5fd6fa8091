// What the pages of accounts say.

import { capital } from '@/lib/rules/core/army/words';

export const email = 'E-mail';
export const password = 'Password';
export const newPassword = 'New password';
export const recoveryCode = 'Recovery code';
export const showTyped = 'Show what I type';
export const myAccount = 'My account';
export const whatIsYours = (armies: string, battles: string, games: string): string =>
  `. ${capital(armies)}, ${battles} of your own, ${games}.`;
export const devicesCounted = (devices: number): string => `My devices (${devices})`;
export const passkeys = 'Passkeys';
export const recoveryCodes = 'Recovery codes';
export const deleteAccount = 'Delete the account';
export const nameOfPasskey = 'Name of the passkey';
export const exampleOfPasskey = 'Such as “My phone”.';
export const passkeyAdded = 'Passkey added';
export const addPasskey = 'Add a passkey';
export const addIt = 'Add it';
export const currentPassword = 'Current password';
export const charactersOfPassword = '10 to 128 characters of any kind.';
export const passwordIsChanged = 'Your password is changed. Your other devices are signed out.';
export const changePassword = 'Change the password';
export const otherDevicesSignedOut =
  'Your other devices are signed out. They send any unsent edits once you sign in there again.';
export const changeIt = 'Change it';
/** Fewer are a reason to make new ones. */
const FEW = 3;
/** How many recovery codes are left; none is a fault, as nothing else opens an account whose password is forgotten. */
export const codesLeft = (
  left: number,
): { readonly severity?: 'error' | 'warning'; readonly text: string } => {
  if (left >= FEW) return { text: `${left} left. Each sets a new password once.` };
  if (left > 0) {
    return {
      severity: 'warning',
      text: `Only ${left} of your recovery codes ${left === 1 ? 'is' : 'are'} left. Make new ones while you still know your password.`,
    };
  }
  return {
    severity: 'error',
    text: 'You have no recovery codes left. If you forget your password, only the operator of this Muster can let you in. Make new codes while you still know it.',
  };
};
export const selectAndCopyThem = 'Select and copy them';
export const codesAsText = (text: string): string => `Recovery codes of Muster
Each sets a new password once.

${text}
`;
export const yourRecoveryCodes = 'Your recovery codes';
export const whatCodesDo =
  'If you forget your password, each of these sets a new one, once. Muster sends no mail, so they are your only way back in.';
export const shownOnce = 'They are shown only once. Keep them somewhere safe.';
export const whatDeletionDoes = 'This deletes the account with everything in it. It cannot be undone.';
export const askDeletion = 'Delete the account?';
export const deletedForGood = 'Deleted at once and for good:';
export const whatIsDeleted = (armies: number, battles: number, games: number, devices: number): string =>
  `your name and e-mail address, password, passkeys and recovery codes; your armies (${armies}) with their history and share links; your own orders of battle (${battles}), published ones too; your seats at games (${games}), and games at which nobody else sits; your event packs; events that you alone own, with their pages, desks and links. All your devices (${devices}) are signed out.`;
export const keptHead = 'Kept:';
export const whatIsKept =
  'games at which others sit, with what you did in them, under the name of your side; lists you entered at events, with the name you entered, as their organisers received them. Their receipts belong to no account, and their private links keep working.';
export const backUpFirst = 'Back up the armies first';
export const downloadGamesFirst = 'Download the games first';
export const deleteAccountIt = 'Delete it';
export const noPasskeysYet =
  'None yet. A passkey signs you in with your device’s fingerprint, face or PIN, without a password.';
export const passkeysNeedHttps =
  'Passkeys work only over https, or on this computer itself (localhost). This page uses plain http, so you cannot add one here.';
export const removedNamed = (name: string): string => `Removed: ${name}`;
export const whichCode = 'One you have not used. Capitals and spaces do not matter.';
export const recoverAccount = 'Recover the account';
export const setPassword = 'Set the password and sign in';
export const makeNewCodes = 'Make new codes';
export const newRecoveryCodes = 'New recovery codes';
export const haveSavedThem = 'I have saved them';
export const newCodesReplace = 'New codes replace the ones you have, which then stop working.';
export const passkeysNotHere =
  'Passkeys work only over https, or on this computer itself (localhost). At this address use your password.';
export const signInWithPasskey = 'Sign in with a passkey';
export const signOut = 'Sign out';
export const whoSeesName = 'Shown to organisers and other checkers.';
export const whatEmailIsFor = 'Used to sign in. Muster sends no mail.';
export const exampleOfPassword = '10 to 128 characters of any kind; a sentence works well.';
export const whatMovesToAccount =
  'Armies and orders of battle made in this browser move to the account, with its other devices.';
export const createAccount = 'Create an account';
export const createTheAccount = 'Create the account';
export const haveAccount = 'I have an account';
export const areSignedIn = 'You are signed in';
export const browserIsSignedInAs = 'This browser is signed in as';
export const signOutFirst = '. To use another account, sign out first.';
export const goOn = 'Go on';
export const noAccount = 'No account';
export const whatAccountIsFor =
  'You are not signed in. You need no account to build, check and print armies. With one you can open them on every device and run events.';
export const recoverAnAccount = 'Recover an account';
export const whatCodeDoes =
  'A recovery code sets a new password and signs out all devices of the account. If you have no code, ask the operator of this Muster: they can make one.';
export const areSignedOut =
  'You are signed out. Your armies and orders of battle are in your account; sign in to see them again.';
export const whatSignInIsFor =
  'You need no account to build and print armies. With one you can open them on every device and run events. What you made in this browser comes with you.';
export const useRecoveryCode = 'Use a recovery code';
export const passkeyNotMade =
  'No passkey was made: you cancelled, time ran out, or this device already has one for Muster.';
export const passkeyNotUsed =
  'No passkey was used: you cancelled, time ran out, or this device has none for Muster.';
