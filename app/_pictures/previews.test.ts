import '@/prisma/test-database';
import { describe, expect, test, vi } from 'vitest';
import { GET as sharedPicture } from '@/app/s/[token]/picture.png/route';
import { GET as codePicture } from '@/app/verify/[code]/picture.png/route';
import { lobositz, newTestViewer } from '@/lib/armies/fixtures/armies';
import { createArmy, saveArmy } from '@/lib/armies/save-army';
import { createShareLink, getSharedArmy, revokeShareLinks } from '@/lib/armies/share-links';
import { verifyCode } from '@/lib/events/enter/verify-code';
import { AFTER, DURING, entered, newEvent, PUBLIC } from '@/lib/events/fixtures/events';
import { readEvent } from '@/lib/events/read-event';
import { readBattle } from '@/lib/history/battles';
import { armyPreview } from './army-preview';
import { battlePreview } from './battle-preview';
import { codePreview, publicPreview } from './code-preview';
import { eventPreview } from './event-preview';
import { type LinkPreview, linkPreview, siteOrigin } from './link-preview';

vi.mock('next/headers', () => ({ headers: async () => new Headers({ host: 'localhost:3000' }) }));
// drawn in its own tests
vi.mock('@/lib/sheets/render-picture', async (original) => ({
  ...(await original<typeof import('@/lib/sheets/render-picture')>()),
  renderPicture: async () => ({ ok: true, bytes: new Uint8Array(8) }),
}));
vi.mock('next/navigation', () => ({ unstable_rethrow: () => {} }));
vi.mock('@/lib/identity/viewer', () => ({ renewViewer: async () => null, requireViewer: () => null }));

const askedFor = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost:3000${path}`, { headers });

const pictureOf = (token: string, headers?: Record<string, string>) =>
  sharedPicture(askedFor(`/s/${token}/picture.png`, headers), { params: Promise.resolve({ token }) });

const sharedArmy = async (name = 'Secret march') => {
  const owner = await newTestViewer();
  const created = await createArmy(owner, lobositz(name));
  if (!created.ok) throw new Error(created.code);
  const link = await createShareLink(owner, created.id);
  if (!link.ok) throw new Error(link.code);
  return { owner, id: created.id, token: link.token };
};

describe('the picture of a shared army', () => {
  test('is a PNG that is asked for anew, and sent only where it has changed', async () => {
    const { owner, id, token } = await sharedArmy();
    const first = await pictureOf(token);
    expect(first.headers.get('content-type')).toBe('image/png');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect((await pictureOf(token, { 'if-none-match': `W/${etag}` })).status).toBe(304);
    await saveArmy(owner, id, { revision: 1, file: lobositz('Another march') });
    const second = await pictureOf(token, { 'if-none-match': etag });
    expect(second.status).toBe(200);
    expect(second.headers.get('etag')).not.toBe(etag);
  });

  test('is gone with its link, whatever tag is shown, and says nothing of the army', async () => {
    const { owner, id, token } = await sharedArmy();
    const etag = (await pictureOf(token)).headers.get('etag') ?? '';
    await revokeShareLinks(owner, id);
    const never = await pictureOf('a'.repeat(32));
    for (const answer of [await pictureOf(token), await pictureOf(token, { 'if-none-match': etag })]) {
      expect(answer.status).toBe(404);
      expect([...answer.headers]).toEqual([...never.headers]);
      expect(await answer.json()).toEqual({
        ok: false,
        code: 'not-found',
        message: 'This link does not open an army.',
      });
    }
  });
});

test('an army is told by name, rules, points and state', async () => {
  const army = await getSharedArmy((await sharedArmy('March')).token);
  if (army === null) throw new Error('no army');
  const preview = await armyPreview({ ...army, path: '/s/x' });
  expect(preview.sentence).toBe('Prussia, 1756: 2,275 points, ready. Honours of War, 28 mm, 20½ units.');
  expect(preview.card).toMatchObject({
    title: 'March',
    about: 'Honours of War, 28 mm, 20½ units',
    nation: 'prussia',
    figure: { value: '2,275', unit: 'points' },
    verdict: { sign: 'pass', word: 'Ready' },
  });
});

describe('the picture of a code', () => {
  const words = (preview: LinkPreview | null): string => JSON.stringify(preview);

  test('shows nothing of the list before lists are public, not even to its player', async () => {
    const { token } = await newEvent({ publicAt: '2999-01-01T00:00:00.000Z' });
    const { code } = await entered(token, lobositz('Secret march'));
    const hidden = words(await publicPreview(code));
    expect(hidden).toContain('Autumn Manoeuvres');
    expect(hidden).not.toMatch(/Secret|Prussia|prussia|2,275|2275|units|figure|Lobositz/);
    const answer = await codePicture(askedFor(`/verify/${code}/picture.png`), {
      params: Promise.resolve({ code }),
    });
    expect(answer.headers.get('content-disposition')).not.toContain('Secret');
  });

  test('shows it once they are', async () => {
    const { token } = await newEvent();
    const { code } = await entered(token, lobositz('Open march'));
    const asking = { viewer: null, receipt: null };
    expect(words(await codePreview(await verifyCode(asking, code, AFTER)))).not.toContain('march');
    const shown = await codePreview(await verifyCode(asking, code, PUBLIC));
    expect(shown?.card).toMatchObject({
      title: 'Open march',
      nation: 'prussia',
      figure: { value: '2,275', unit: 'points' },
      verdict: { sign: 'info', word: 'Not accepted yet' },
    });
  });

  test('is none for a code that stands for nothing', async () => {
    expect(await publicPreview('AM-0000-00')).toBeNull();
  });
});

test('an event is told by day, place, rules, points and closing, and by none of its lists', async () => {
  const { id, token } = await newEvent();
  await entered(token, lobositz('Secret march'));
  const page = await readEvent(null, id, DURING);
  const preview = page && (await eventPreview(page));
  expect(JSON.stringify(preview)).not.toContain('Secret');
  expect(preview?.card.about).toBe('Three rounds of Honours of War');
  expect(preview?.card.facts).toEqual([
    'Saturday 28 November 2026, 9:30 to 18:00, the club’s hall',
    expect.stringContaining('3,000 points'),
    expect.stringContaining('Lists close on Sunday 22 November'),
  ]);
});

test('a battle is told by both sides, and both are drawn or its outcome is told', async () => {
  const battle = await readBattle('1759-08-01-minden', null);
  if (battle === null) throw new Error('There is no Minden');
  const minden = battlePreview(battle, '/x');
  expect(minden.card).toMatchObject({ title: 'Minden', about: '1 August 1759, on the Weser' });
  expect(minden.card.sides?.map(({ nation }) => nation)).toEqual(['hbma', 'france']);
  expect(minden.card.facts).toBeUndefined();
  expect(await minden.plates?.()).toHaveLength(2);
  const [first, second] = battle.sides;
  if (first === undefined || second === undefined) throw new Error('Minden has no sides');
  const half = battlePreview({ ...battle, sides: [first, { ...second, formations: [] }] }, '/x');
  expect(half.card.facts).toEqual([expect.stringContaining('beat the French and Saxons')]);
  expect(await half.plates?.()).toEqual([]);
});

describe('tags of a page', () => {
  const PREVIEW: LinkPreview = {
    path: '/s/x',
    title: 'March',
    sentence: 'Prussia.',
    card: { title: 'March', about: '' },
  };

  test.each<[string[], string, string | null]>([
    [[], 'a.example', null],
    [['http://a.example'], 'a.example', null],
    [['http://a.example', 'https://b.example', 'https://c.example'], 'c.example', 'https://c.example'],
    [['https://b.example', 'https://c.example'], 'localhost:3000', 'https://b.example'],
  ])('of %j, asked for by %s, lead to %s', (origins, host, origin) => {
    expect(siteOrigin(origins, host)).toBe(origin);
  });

  test('are none without an https address, and nothing is worked out for them', async () => {
    const load = vi.fn(async () => PREVIEW);
    expect(await linkPreview(load)).toEqual({});
    expect(load).not.toHaveBeenCalled();
  });

  test('name the picture with its size, its words and its version', async () => {
    vi.stubEnv('MUSTER_ORIGINS', 'https://muster.example');
    const { openGraph, twitter } = await linkPreview(async () => PREVIEW);
    vi.unstubAllEnvs();
    expect(openGraph).toMatchObject({
      title: 'March',
      description: 'Prussia.',
      url: 'https://muster.example/s/x',
      images: [
        {
          url: expect.stringMatching(/^https:\/\/muster\.example\/s\/x\/picture\.png\?v=[\w-]{10}$/),
          width: 1200,
          height: 630,
          type: 'image/png',
          alt: 'March',
        },
      ],
    });
    expect(twitter).toMatchObject({ card: 'summary_large_image', title: 'March' });
  });
});
