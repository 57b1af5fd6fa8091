import { importArmies } from '@/lib/armies/import-armies';
import { MAX_FILES, MAX_FILES_BODY } from '@/lib/armies/limits';
import { answer } from '../../_http/answer';
import { bodyText } from '../../_http/body';
import { route } from '../../_http/route';

/**
 * Stores army files, `[{ name, text }]`, or with a key that makes them one import however often they are sent,
 * `{ key, files }`; an answer for each, in order, a backup counting as its armies.
 */
export const POST = route(async ({ request, viewer, owner }) =>
  answer(
    await importArmies({ viewer, owner }, await bodyText(request, MAX_FILES_BODY, { entries: MAX_FILES })),
  ),
);
