import { ask, RequestError } from '@/lib/armies/request';
import type { NotFound } from '@/lib/armies/schema';
import type { ArmyFile } from '@/lib/rules/core/document';
import { edited } from '@/lib/rules/core/edit';

/**
 * The file of a ready-made army, set in `year`.
 * @throws RequestError when the server does not have it or does not answer
 */
export const fetchReadyMade = async (id: string, year: number): Promise<ArmyFile> => {
  const file = await ask<ArmyFile | NotFound>(`/api/ready-made/${encodeURIComponent(id)}`);
  if ('ok' in file) throw new RequestError('There is no such ready-made army here.', 'not-found', 404);
  return edited(file, [{ op: 'set', path: ['army', 'year'], value: year }]);
};
