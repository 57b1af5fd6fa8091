import { keepPaper } from '@/lib/armies/paper';
import { knownPaper, PAPERS } from '@/lib/rules/core/sheet/sheet';
import { refuse } from '../_http/answer';
import { readBody } from '../_http/body';
import { route } from '../_http/route';

const MAX_BODY = 1_000;

/**
 * Keeps the paper on which a person prints: `{ paper: 'a4' | 'letter' }`; 422 for anything else. Of somebody who has
 * made nothing yet it is kept in the browser alone.
 */
export const POST = route(async ({ request, viewer }) => {
  const body = await readBody(request, MAX_BODY);
  const paper = body !== null && typeof body === 'object' && 'paper' in body ? knownPaper(body.paper) : null;
  if (paper === null) return refuse(422, 'invalid', `The paper is one of: ${PAPERS.join(', ')}.`);
  if (viewer !== null) await keepPaper(viewer, paper);
  return new Response(null, { status: 204 });
});
