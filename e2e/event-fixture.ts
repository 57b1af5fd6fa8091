import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';

const HOUR = 60 * 60 * 1000;

/** A time so many hours from now, to the second. */
export const hoursFromNow = (hours: number): string =>
  new Date(Math.round((Date.now() + hours * HOUR) / 1000) * 1000).toISOString();

/** Terms that Lobositz 1756: Prussia breaks twice, and a typical army of France keeps. */
export const PACK = {
  pack: 1,
  id: 'autumn-manoeuvres',
  name: 'Autumn Manoeuvres',
  version: 2,
  system: 'honours-of-war',
  rules: [
    { kind: 'points', min: 1350, max: 2100, cite: { source: 'honours-of-war', page: '51' } },
    { kind: 'years', from: 1756, to: 1763, cite: { source: 'honours-of-war', page: '39' } },
    { kind: 'nations', imagi: false, contingents: false, why: 'one nation of the book' },
    {
      kind: 'limit',
      id: 'cavalry',
      name: 'Cavalry',
      of: ['cavalry'],
      measure: 'points',
      max: { percent: 25, of: 'points' },
      why: 'the hall has small tables',
    },
    { kind: 'note', id: 'painted', text: 'Every unit is painted' },
  ],
};

/** An event as its form has it: open, its lists hidden for three days. */
export const eventFields = () => ({
  name: 'Autumn Manoeuvres',
  date: hoursFromNow(24 * 7).slice(0, 10),
  hours: '9:30 to 18:00',
  place: 'the club’s hall',
  rounds: 3,
  text: 'Bring dice and two copies of your sheet.',
  opensAt: hoursFromNow(-24 * 20),
  closesAt: hoursFromNow(20),
  timeZone: 'Europe/Berlin',
  graceSeconds: 0,
  late: 'mark',
  capacity: 16,
  publicAt: hoursFromNow(72) as string | null,
  listed: true,
  openEntry: false,
});

export type MadeEvent = { readonly id: string; readonly token: string; readonly revision: number };

/** An event of whoever asks, made as the page of a new event makes it. */
export const makeEvent = async (
  organiser: APIRequestContext,
  fields: Partial<ReturnType<typeof eventFields>> = {},
): Promise<MadeEvent> => {
  const made = await organiser.post('/api/events', {
    data: {
      key: `event-${Date.now()}-${Math.random().toString(36).slice(2, 12).padEnd(10, '0')}`,
      system: 'honours-of-war',
      organiser: 'Marta',
      event: { ...eventFields(), ...fields },
      packs: [PACK],
    },
  });
  expect(made.status(), await made.text()).toBeLessThan(300);
  return made.json();
};

/** Ends the time of hiding: the event is closed, and its lists are public. */
export const publish = async (organiser: APIRequestContext, { id, revision }: MadeEvent): Promise<void> => {
  const event = { ...eventFields(), closesAt: hoursFromNow(-2), publicAt: hoursFromNow(-1) };
  const saved = await organiser.put(`/api/events/${id}`, { data: { revision, event } });
  expect(saved.ok(), await saved.text()).toBe(true);
};

/** An act of the organiser on one entry, as the desk sends it. */
export const act = async (
  organiser: APIRequestContext,
  { id }: Pick<MadeEvent, 'id'>,
  number: number,
  done: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const path = `/api/events/${id}/entries/${number}`;
  const { revision } = await (await organiser.get(path)).json();
  const answer = await organiser.post(path, { data: { revision, ...done } });
  expect(answer.ok(), await answer.text()).toBe(true);
};

/** An army file of the program, as a player would choose it. */
export const armyFile = (path: string) => ({
  name: path.split('/').at(-1) ?? path,
  mimeType: 'application/json',
  buffer: readFileSync(`data/honours-of-war/${path}`),
});

export const PRUSSIA = 'armies/lobositz-1756-prussia.json';
export const FRANCE = 'typical/france.json';
