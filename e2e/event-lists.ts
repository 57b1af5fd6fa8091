import { readFileSync } from 'node:fs';
import { type Browser, expect } from '@playwright/test';
import { nanoid } from 'nanoid';

/** An army file of the ready-made ones of Honours of War. */
export const armyOf = (id: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`data/honours-of-war/armies/${id}.json`, 'utf8'));

type SentList = { readonly number: number; readonly code: string; readonly token: string };

/** Somebody with a browser of their own sends a list through the API, as the link for players has it. */
export const sendList = async (
  browser: Browser,
  entrance: string,
  { name, file }: { readonly name: string; readonly file: unknown },
): Promise<SentList> => {
  const context = await browser.newContext();
  const answer = await context.request.post(`/api/enter/${entrance}`, {
    data: { key: nanoid(24), name, contact: '', list: { file } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const sent = await answer.json();
  await context.close();
  return sent;
};
