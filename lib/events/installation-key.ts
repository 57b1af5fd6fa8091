import 'server-only';
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import { secret } from '../identity/auth';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8, and before those of a public one in SPKI. */
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

/** The key of this installation, which follows from its secret: all its instances have one. */
const ownKey = (): KeyObject => {
  const seed = Buffer.from(hkdfSync('sha256', secret(), '', 'muster archive ed25519', 32));
  return createPrivateKey({ key: Buffer.concat([PRIVATE, seed]), format: 'der', type: 'pkcs8' });
};

/** The public key of this installation in 64 signs. */
export const ownSigner = (): string =>
  createPublicKey(ownKey()).export({ format: 'der', type: 'spki' }).subarray(PUBLIC.length).toString('hex');

/** The signature of this installation under a text, in 128 signs. */
export const signed = (text: string): string => sign(null, Buffer.from(text), ownKey()).toString('hex');

/** True if a text was signed by whoever has the key to this public one. */
export const isSigned = (text: string, signer: string, signature: string): boolean => {
  if (!/^[0-9a-f]{64}$/.test(signer) || !/^[0-9a-f]{128}$/.test(signature)) return false;
  const key = createPublicKey({
    key: Buffer.concat([PUBLIC, Buffer.from(signer, 'hex')]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'));
};
