import { ask, RequestError } from '@/lib/armies/request';
import type { NotFound } from '@/lib/armies/schema';
import type { ArmyFile } from '@/lib/rules/core/document';

/**
 * The file of a shared army as it is now.
 * @throws RequestError when the link opens nothing any more or the server does not answer
 */
export const fetchShared = async (token: string): Promise<ArmyFile> => {
  const file = await ask<ArmyFile | NotFound>(`/s/${encodeURIComponent(token)}/army.json`);
  if ('ok' in file) {
    throw new RequestError(
      'This link opens no army any more; its owner stopped sharing it.',
      'not-found',
      404,
    );
  }
  return file;
};
