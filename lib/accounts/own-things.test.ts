import '@/prisma/test-database';
import { expect, test } from 'vitest';
import { lobositz } from '../armies/fixtures/armies';
import { db } from '../db';
import { enterList } from '../events/enter/enter-list';
import { DURING, newEvent, newKey } from '../events/fixtures/events';
import { listEvents, NO_EVENTS } from '../events/list-events';
import { createLink } from '../events/people/links';
import { acceptInvitation } from '../events/people/people';
import { readEvent } from '../events/read-event';
import { deleteBattle } from '../history/own/delete-battle';
import { battle } from '../history/own/fixtures/battles';
import { listOwnBattles, NO_BATTLES } from '../history/own/own-battles';
import { createBattle } from '../history/own/save-battle';
import { newToken } from '../identity/token';
import { Browser } from './fixtures/browser';
import { hasOwn } from './own-things';

const cookiesOf = ({ asking }: Browser): string => asking.headers.get('cookie') ?? '';

/** What somebody has, as pages ask; where they have none, what the pages read is what strangers read. */
const ownOf = async (browser: Browser, eventId: string) => {
  const viewer = await browser.viewer();
  const ask = (kind: string) => hasOwn(kind, cookiesOf(browser), eventId);
  const [battles, events, event] = [await ask('battles'), await ask('events'), await ask('event')];
  if (viewer !== null) {
    if (!battles) expect(await listOwnBattles(viewer)).toEqual(NO_BATTLES);
    if (!events) expect(await listEvents(viewer)).toEqual(NO_EVENTS);
    if (!event)
      expect(await readEvent(viewer, eventId, DURING)).toEqual(await readEvent(null, eventId, DURING));
  }
  return { battles, events, event };
};

const NOTHING = { battles: false, events: false, event: false };

const someone = async () => {
  const browser = new Browser();
  return { browser, viewer: await browser.begin() };
};

test('nobody has anything, nor has a cookie that opens nothing', async () => {
  const { id } = await newEvent();
  expect(await ownOf(new Browser(), id)).toEqual(NOTHING);
  for (const cookies of ['', 'a=%zz', 'muster.session_token=abc', `muster.session_token=${newToken()}.abc`])
    expect(await hasOwn('battles', cookies, ''), cookies).toBe(false);
  await expect(hasOwn('battles', 'muster.session_token=%zz', '')).rejects.toThrow(URIError);
  await expect(hasOwn('armies', '', '')).rejects.toThrow('armies');
});

test('an order of battle is somebody’s until it is deleted', async () => {
  const { id } = await newEvent();
  const [{ browser, viewer }, other] = [await someone(), await someone()];
  expect(await ownOf(browser, id)).toEqual(NOTHING);
  const made = await createBattle(viewer, async () => viewer, { battle: battle({ name: 'Mill' }) }, DURING);
  expect(await ownOf(browser, id)).toEqual({ ...NOTHING, battles: true });
  expect(await ownOf(other.browser, id)).toEqual(NOTHING);
  await deleteBattle(viewer, made.ok ? made.id : '');
  expect(await ownOf(browser, id)).toEqual(NOTHING);
});

test('who runs an event and who has entered a list have something there, and nowhere else', async () => {
  const [{ owner, id, token }, elsewhere] = [await newEvent(), await newEvent()];
  const [checker, player] = [await someone(), await someone()];
  const link = await createLink(owner, id, { kind: 'invite' }, DURING);
  await acceptInvitation(
    async () => checker.viewer,
    { token: link.ok ? link.token : '', name: 'Ida' },
    DURING,
  );
  const list = { key: newKey(), name: 'Rhys', contact: '', list: { file: lobositz() } };
  await enterList({ viewer: player.viewer, address: null }, token, list, DURING);
  for (const { browser } of [checker, player]) {
    expect(await ownOf(browser, id)).toEqual({ battles: false, events: true, event: true });
    expect(await ownOf(browser, elsewhere.id)).toEqual({ battles: false, events: true, event: false });
  }
});

test('a session that has ended has nothing', async () => {
  const { browser, viewer } = await someone();
  await createBattle(viewer, async () => viewer, { battle: battle({ name: 'Mill' }) }, DURING);
  await db.session.deleteMany({ where: { userId: viewer.userId } });
  expect(await hasOwn('battles', cookiesOf(browser), '')).toBe(false);
});
