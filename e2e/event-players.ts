import { readFileSync } from 'node:fs';
import { type Browser, expect } from '@playwright/test';
import { nanoid } from 'nanoid';

/** An army file of the ready-made ones of Honours of War. */
export const armyOf = (id: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`data/honours-of-war/armies/${id}.json`, 'utf8'));

type Sent = { readonly number: number; readonly code: string; readonly token: string };

/** Somebody with a browser of their own sends a list through the API, as the link for players has it. */
export const sendList = async (
  browser: Browser,
  entrance: string,
  { name, file }: { readonly name: string; readonly file: unknown },
): Promise<Sent> => {
  const context = await browser.newContext();
  const answer = await context.request.post(`/api/enter/${entrance}`, {
    data: { key: nanoid(24), name, contact: '', list: { file } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const sent = await answer.json();
  await context.close();
  return sent;
};

const DAY = 24 * 60 * 60 * 1000;

/** An event that takes lists from yesterday until next week, as its organiser sends it. */
export const eventOf = (name: string, packs: readonly unknown[] = []) => ({
  key: nanoid(24),
  system: 'honours-of-war',
  organiser: 'Lena Brandl',
  packs,
  event: {
    ...{ name, date: '2027-11-28', hours: '10:00 to 18:00', place: 'Town hall, Kendal', rounds: 3, text: '' },
    opensAt: new Date(Date.now() - DAY).toISOString(),
    closesAt: new Date(Date.now() + 7 * DAY).toISOString(),
    ...{ timeZone: 'Europe/London', graceSeconds: 900, late: 'mark', capacity: 16, listed: false },
    publicAt: null,
  },
});
