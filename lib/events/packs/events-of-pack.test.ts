import '@/prisma/test-database';
import { expect, test } from 'vitest';
import { newTestViewer } from '../../armies/fixtures/armies';
import { newChecker } from '../fixtures/desk';
import { AFTER, DURING, newEvent, pack } from '../fixtures/events';
import { eventsOfPack } from './events-of-pack';

test('the events of a pack are those that one owns or checks; lists of open ones under it are tried', async () => {
  const { owner, id } = await newEvent();
  const checker = await newChecker(owner, id);
  const name = 'Autumn Manoeuvres';
  const played = { id, name, tried: true };
  expect(await eventsOfPack(owner, pack(), null, DURING)).toEqual([{ ...played, role: 'owner' }]);
  expect(await eventsOfPack(checker, pack(), null, DURING)).toEqual([{ ...played, role: 'checker' }]);
  expect(await eventsOfPack(await newTestViewer(), pack(), id, DURING)).toEqual([]);
  // another pack, unless it is written for this event; other rules; a closed event
  const other = pack(1, { id: 'winter' });
  expect(await eventsOfPack(owner, other, null, DURING)).toMatchObject([{ id, tried: false }]);
  expect(await eventsOfPack(owner, other, id, DURING)).toMatchObject([{ id, tried: true }]);
  expect(await eventsOfPack(owner, pack(1, { system: 'mcnally' }), id, DURING)).toEqual([]);
  expect(await eventsOfPack(owner, pack(), null, AFTER)).toMatchObject([{ id, tried: false }]);
});
