import 'server-only';
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import { secret } from '../../identity/auth';
import { readAside } from '../../readers/read-in-thread';
import { sentOf } from '../../readers/thread-input';
import type { ArchiveAnswer } from '../schema';
import { PUBLIC } from './archive-format';

/** The bytes before the 32 bytes of an Ed25519 key in PKCS #8. */
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');

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

/** Opens an archive of this installation or another, and says where it is not as it was signed. Nothing is stored. */
export const checkArchive = async (body: unknown): Promise<ArchiveAnswer> => {
  const opened = await readAside('archive', sentOf(body), {});
  return opened.ok ? { ...opened, ours: opened.signer === ownSigner() } : opened;
};
