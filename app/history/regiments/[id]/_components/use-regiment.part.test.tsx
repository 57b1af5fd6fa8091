import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InPage } from '@/app/_components/fixtures/in-page';
import { getQueryClient } from '@/app/_components/server-state';
import { loadSystem } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { OobUnit } from '@/lib/rules/core/muster/order-of-battle';
import { ratingsOf, type UnitRating } from '@/lib/rules/rating';
import { UseRegiment } from './use-regiment';

const push = vi.fn<(path: string) => void>();

/** What the first system makes of two battalions of IR 1, an army of them among it. */
const rate = async () => {
  const unit: OobUnit = {
    name: 'Winterfeldt',
    nation: 'prussia',
    arm: 'infantry',
    type: 'line',
    regiment: 'prussia-ir-1',
    battalions: 2,
    squadrons: null,
    guns: null,
    men: null,
    strength: 1,
  };
  const [rating] = await ratingsOf(unit, 'prussia', 1757);
  if (rating === undefined) throw new Error('There are systems');
  return rating;
};

type SentRequest = { readonly path: string; readonly method: string; readonly body: unknown };

/** A server with these armies of somebody, which keeps what it is sent. */
const stubServer = (armies: readonly unknown[], file: unknown): SentRequest[] => {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ path, method, body: JSON.parse(String(body)) });
    const answer =
      method === 'POST'
        ? { ok: true, id: 'new-army' }
        : method === 'PUT'
          ? { ok: true, revision: 2 }
          : path.includes('mine-1')
            ? { ok: true, revision: 1, file }
            : { armies, next: null, found: armies.length, all: armies.length, nations: [] };
    return Promise.resolve(Response.json(answer));
  });
  return sent;
};

const armyRow = (id: string, name: string, { system }: UnitRating, nationLabel: string) => ({
  id,
  name,
  system,
  summary: { nationLabel },
});

const renderOffer = async (offer: UnitRating) => {
  await render(
    <InPage router={{ push }}>
      <UseRegiment offers={[offer]} />
    </InPage>,
  );
  await page.getByText('Use in an army').click();
};

afterEach(() => {
  vi.unstubAllGlobals();
  push.mockClear();
  getQueryClient().clear();
});

test('a new army is of the regiment alone, and opens', async () => {
  const sent = stubServer([], null);
  const rating = await rate();
  await renderOffer(rating);
  await page.getByRole('button', { name: rating.name }).click();
  await expect.poll(() => push).toHaveBeenCalledWith('/armies/new-army');
  expect(sent).toEqual([{ path: '/api/armies', method: 'POST', body: rating.file }]);
});

test('it joins an army of its nation; those of others are not offered', async () => {
  const rating = await rate();
  const armies = [
    armyRow('mine-1', 'My Prussians', rating, 'Prussia'),
    armyRow('mine-2', 'My French', rating, 'France'),
  ];
  const sent = stubServer(armies, rating.file);
  await renderOffer(rating);
  const own = page.getByRole('region', { name: 'Added to' });
  await expect.element(own).toBeVisible();
  expect(own.getByRole('button').elements()).toHaveLength(1);
  await own.getByRole('button', { name: 'My Prussians' }).click();
  await expect.poll(() => push).toHaveBeenCalledWith('/armies/mine-1');
  expect(sent).toMatchObject([{ path: '/api/armies/mine-1', method: 'PUT', body: { revision: 1 } }]);
  const [{ body } = { body: undefined }] = sent;
  const { file } = body as { file: ArmyFile };
  const { attached } = await loadSystem(rating.system);
  const before = attached(rating.file).units.length;
  expect(attached(file).units.map(({ regiment }) => regiment)).toEqual(
    Array<string>(2 * before).fill('prussia-ir-1'),
  );
});
