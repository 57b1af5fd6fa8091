import { createPublicKey, verify } from 'node:crypto';

/** What stands before the 32 bytes of a public Ed25519 key in SPKI. */
export const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

/** True if a text was signed by anyone who has the key to this public one. */
export const isSigned = (text: string, signer: string, signature: string): boolean => {
  if (!/^[0-9a-f]{64}$/.test(signer) || !/^[0-9a-f]{128}$/.test(signature)) return false;
  const key = createPublicKey({
    key: Buffer.concat([PUBLIC, Buffer.from(signer, 'hex')]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'));
};
