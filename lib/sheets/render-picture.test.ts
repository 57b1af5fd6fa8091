import { afterAll, expect, test } from 'vitest';
import { stopPdfWorkers } from './pdf-workers';
import type { PictureOrder } from './picture/picture-marks';
import { pictureKey, renderPicture } from './render-picture';

afterAll(stopPdfWorkers);

const order = (title: string): PictureOrder => ({ card: { title, about: 'Honours of War' }, plates: [] });

const picture = async (title: string): Promise<Uint8Array> => {
  const drawn = await renderPicture({ person: 'anybody', order: order(title) });
  if (!drawn.ok) throw new Error(drawn.code);
  return drawn.bytes;
};

test('a picture is drawn once, in a thread of its own, and drawn anew when anything of it changes', async () => {
  const [first, same, other] = await Promise.all([picture('Kolin'), picture('Kolin'), picture('Leuthen')]);
  expect(same).toBe(first);
  expect(await picture('Kolin')).toBe(first);
  expect(Buffer.compare(other, first)).not.toBe(0);
  expect(pictureKey(order('Kolin'))).not.toBe(pictureKey(order('Leuthen')));
});

test('nobody waits for a picture that nobody wants any more', async () => {
  const drawn = await renderPicture({ person: 'a', signal: AbortSignal.abort(), order: order('Hochkirch') });
  expect(drawn).toEqual({ ok: false, code: 'gone' });
});
