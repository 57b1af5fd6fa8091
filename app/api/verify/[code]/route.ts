import { verifyCode } from '@/lib/events/enter/verify-code';
import { answer } from '../../_http/answer';
import { route } from '../../_http/route';

type Params = { readonly code: string };

/** What a code on a sheet stands for; `receipt` shows a player his own list before lists are public. */
export const GET = route<Params>(async ({ request, viewer, params: { code } }) => {
  const receipt = new URL(request.url).searchParams.get('receipt');
  return answer(await verifyCode({ viewer, receipt }, code));
});
