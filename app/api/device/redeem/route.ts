import { redeemDeviceLink } from '@/lib/armies/redeem-device-link';
import { deviceRequestSchema } from '@/lib/armies/schema';
import { answer, notFound } from '../../_http/answer';
import { readBody } from '../../_http/body';
import { route } from '../../_http/route';

const MAX_BODY = 1_000;

/** Uses a device link up: this browser opens the armies of the one that made it. */
export const POST = route(async ({ request }) => {
  const body = deviceRequestSchema.safeParse(await readBody(request, MAX_BODY));
  const result = body.success ? await redeemDeviceLink(body.data.token) : null;
  if (result?.ok) return answer(result);
  return notFound('This link was used, is too old, or never was. Make a new one on the other device.');
});
