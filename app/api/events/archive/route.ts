import { checkArchive } from '@/lib/events/archive/check-archive';
import { MAX_ARCHIVE_BODY } from '@/lib/events/limits';
import { bodyText } from '../../_http/body';
import { route } from '../../_http/route';
import { answerWith } from '../../_http/statuses';

/** Looks an archive through, of this installation or another: what it holds, and where it is not as it was signed. */
export const POST = route(async ({ request }) =>
  answerWith(await checkArchive(await bodyText(request, MAX_ARCHIVE_BODY))),
);
