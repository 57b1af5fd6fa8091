import { createDeviceLink } from '@/lib/armies/create-device-link';
import { answer } from '../_http/answer';
import { route } from '../_http/route';

/** A link that opens my armies in one other browser. */
export const POST = route(async ({ owner }) => answer(await createDeviceLink(await owner()), 201));
