import { execFileSync } from 'node:child_process';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { SYSTEM_CASES } from '../system-cases';

/** What a page may weigh as sent: HTML with the data of its parts. */
const MOST_BYTES = 1_000_000;

type Shape = 'largest' | 'scattered';

// what a formation of each unit costs is the same work in all systems
const GROWN = SYSTEM_CASES.flatMap(({ id, army }) =>
  (id === 'mcnally' ? (['largest', 'scattered'] as const) : (['largest'] as const)).map((shape) => ({
    id,
    army,
    shape,
  })),
);

/** Ready-made armies grown as large as a file may be, all by one process: its start takes most of the time. */
let armies: readonly { readonly name: string }[] = [];
test.beforeAll(() => {
  const asked = GROWN.flatMap(({ id, army, shape }) => [`data/${id}/armies/${army}.json`, shape]);
  armies = execFileSync(process.execPath, ['--import', 'tsx', 'e2e/print-large-army.ts', ...asked], {
    encoding: 'utf8',
    maxBuffer: 30_000_000,
    timeout: 60_000,
  })
    .split('\n')
    .map((line) => JSON.parse(line));
});

const grown = (wanted: string, shape: Shape) => {
  const found = armies[GROWN.findIndex((each) => each.id === wanted && each.shape === shape)];
  if (found === undefined) throw new Error(`No ${shape} army of ${wanted}`);
  return found;
};

const stored = async (request: APIRequestContext, file: object): Promise<string> => {
  const answer = await request.post('/api/armies', { data: file });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
};

for (const { id, shape } of GROWN) {
  test(`no page of the ${shape} army of ${id} is dear`, async ({ request }) => {
    const file = grown(id, shape);
    const first = await stored(request, file);
    const second = await stored(request, { ...file, name: 'Second' });
    const text = JSON.stringify({ ...file, name: 'Changed' }).replaceAll('Jäger', 'Jager');
    const save = await request.put(`/api/armies/${first}`, {
      data: { revision: 1, file: JSON.parse(text), explicit: true },
    });
    expect(save.ok(), await save.text()).toBe(true);
    const { token } = await (await request.post(`/api/armies/${first}/share`)).json();

    for (const path of [
      '/',
      '/check',
      `/armies/${first}`,
      `/armies/${first}/history`,
      `/armies/${first}/history?version=1`,
      `/armies/${first}/history?version=1&lines=2&rows=2&findings=2`,
      `/s/${token}`,
      `/s/${token}?rows=2&findings=2`,
      `/compare?a=${first}&b=${second}`,
      `/compare?a=${first}&b=${second}&arows=2&brows=3`,
      `/compare/match-up?a=${first}&b=${second}`,
    ]) {
      const page = await request.get(path);
      expect(page.status(), path).toBe(200);
      expect((await page.body()).length, path).toBeLessThanOrEqual(MOST_BYTES);
    }
  });
}

test('of a long army every row is reached without a script, and the totals stand', async ({ request }) => {
  const id = await stored(request, grown('mcnally', 'largest'));
  const { token } = await (await request.post(`/api/armies/${id}/share`)).json();
  const seen = new Set<string>();
  let path: string | undefined = `/s/${token}`;
  while (path !== undefined) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('Total of the army');
    for (const [, number] of html.matchAll(/>(\d+)\. &quot;Kołłątaj/g)) seen.add(number ?? '');
    path = /rel="next" href="([^"#]+)#order"|href="([^"#]+)#order" rel="next"/
      .exec(html)
      ?.slice(1)
      .find((found) => found !== undefined)
      ?.replaceAll('&amp;', '&');
  }
  expect(seen.size).toBe(1_000);
});
