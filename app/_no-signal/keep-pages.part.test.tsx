import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Toaster } from '@/app/_components/ui/toaster';
import { keepTold, keepUnsent, readTold, readUnsent } from '@/app/games/[gameId]/_game/outbox';
import { forgetDevice, OfflinePages } from './keep-pages';
import * as words from './words';

const GAME = 'lobositz';
const AT = '1756-10-01T07:00:00.000Z';

test('of games a device forgets what it was told, and keeps what it has not sent', async () => {
  const what = { act: 'go on' } as const;
  await keepTold(GAME, [{ id: 'a:1', number: 1, role: 'both', at: AT, what }]);
  await keepUnsent({ game: GAME, device: 'device-1', n: 2, at: AT, what });
  expect(await readTold(GAME)).toHaveLength(1);
  localStorage.setItem('muster:last:army', '1756000000000{}');

  await forgetDevice();

  expect(await readTold(GAME)).toEqual([]);
  expect(await readUnsent(GAME)).toHaveLength(1);
  expect(localStorage.getItem('muster:last:army')).toBeNull();
});

test('the page says once that this device has no room for pages', async () => {
  const screen = await render(
    <>
      <Toaster />
      <OfflinePages firstPage="/" />
    </>,
  );
  const full = () =>
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { kind: 'full' } }));
  full();
  full();
  await expect.element(screen.getByRole('listitem')).toHaveTextContent(words.storageError);
});
