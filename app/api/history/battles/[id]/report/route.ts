import { reportBattle } from '@/lib/history/own/report-battle';
import { isForm, readBody, readForm } from '../../../../_http/body';
import { route } from '../../../../_http/route';
import { answerWith } from '../../../../_http/statuses';
import { noBattle } from '../../no-battle';

const MAX_BODY = 5_000;

/** Back to the page of the battle, which says what became of the report: for browsers without script. */
const back = (id: string, told: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `/history/battles/${encodeURIComponent(id)}?reported=${told}#report` },
  });

/** Tells the operator why a published order of battle should not be: as JSON, or by a form of the page. */
export const POST = route<{ readonly id: string }>(async ({ request, params: { id } }) => {
  if (!isForm(request)) {
    return answerWith(await reportBattle(id, await readBody(request, MAX_BODY)), 200, noBattle);
  }
  const { reason } = await readForm(request, MAX_BODY);
  const result = await reportBattle(id, { reason });
  return back(id, result.ok ? '1' : result.code);
});
