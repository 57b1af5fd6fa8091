import { endDevice } from '@/lib/devices/end-device';
import { forgetBrowser } from '@/lib/devices/forget-browser';
import { currentSession } from '@/lib/identity/viewer';
import { answer, notFound } from '../../_http/answer';
import { route } from '../../_http/route';

const NONE = 'This device does not open your armies any more.';

/** Ends one of my devices; 409 for the only one. */
export const DELETE = route<{ readonly id: string }>(async ({ viewer, params: { id } }) => {
  if (viewer === null) return notFound(NONE);
  const session = await currentSession();
  const ended = await endDevice(viewer, id);
  if (ended.ok && session?.sessionId === id) await forgetBrowser();
  if (ended.ok) return answer(ended);
  return ended.code === 'not-found' ? notFound(NONE) : answer(ended, 409);
});
