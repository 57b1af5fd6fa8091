'use client';

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useSyncExternalStore } from 'react';
import type { PasskeyWork } from '@/lib/accounts/queries';
import type { KeepPasskey, UsePasskey } from '@/lib/accounts/schema';
import { RequestError } from '@/lib/api/client';

const never = () => () => {};

/** Passkeys belong to a name; no browser makes one for an address made of digits, such as http://127.0.0.1. */
const DIGITS = /^[\d.]+$|^\[/;

const isOffered = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !DIGITS.test(window.location.hostname);

/** Whether this browser offers passkeys at this address: https or localhost. Null until it is known. */
export const usePasskeysOffered = (): boolean | null => useSyncExternalStore(never, isOffered, () => null);

/** What a browser says where its question was left or ran out, in our words. */
const inOurWords = async <T>(work: () => Promise<T>, words: string): Promise<T> => {
  try {
    return await work();
  } catch {
    throw new RequestError(words, 'passkey');
  }
};

/** Asks the browser to make a passkey. */
export const makePasskey: PasskeyWork<KeepPasskey['response']> = (options) =>
  inOurWords(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    const { response, clientExtensionResults, ...credential } = await startRegistration({ optionsJSON });
    return {
      ...credential,
      response: { ...response },
      clientExtensionResults: { ...clientExtensionResults },
    };
  }, 'No passkey was made: you cancelled, time ran out, or this device already has one for Muster.');

/** Asks the browser to sign with a passkey. */
export const signWithPasskey: PasskeyWork<UsePasskey['response']> = (options) =>
  inOurWords(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    const { response, clientExtensionResults, ...credential } = await startAuthentication({ optionsJSON });
    return {
      ...credential,
      response: { ...response },
      clientExtensionResults: { ...clientExtensionResults },
    };
  }, 'No passkey was used: you cancelled, time ran out, or this device has none for Muster.');
