import 'server-only';
import { readAside } from '../../readers/read-aside';
import { sentOf } from '../../readers/sent';
import type { ArchiveAnswer } from '../schema';
import { ownSigner } from './installation-key';

/** Opens an archive of this installation or another, and says where it is not as it was signed. Nothing is stored. */
export const checkArchive = async (body: unknown): Promise<ArchiveAnswer> => {
  const opened = await readAside('archive', sentOf(body), {});
  return opened.ok ? { ...opened, ours: opened.signer === ownSigner() } : opened;
};
