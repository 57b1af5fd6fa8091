import { expect, test } from '@playwright/test';

test('a check that programs ask for answers as its schema says', async ({ page, request, baseURL }) => {
  const text = await (await request.get('/api')).text();
  expect(text).toContain('For programs</h1>');
  expect(text).toContain('/api/v1/check');
  // the page is one for all addresses, and says the one it is read under
  await page.goto('/api');
  await expect(page.getByRole('main')).toContainText(`${baseURL}/api/v1/check`);
  const document = await (await request.get('/api/v1/openapi.json')).json();
  expect(document.openapi).toMatch(/^3\.1/);
  const schema = await request.get('/api/v1/schema/honours-of-war.json');
  expect(schema.headers()['content-type']).toBe('application/schema+json');
  expect((await request.get('/api/v1/schema/chess.json')).status()).toBe(404);

  const file = await (await request.get('/api/ready-made/lobositz-1756-prussia')).json();
  const answer = await request.post('/api/v1/check', {
    data: [file, { file: 'broken.json', text: '{\n' }, { ...file, muster: 2 }],
  });
  expect(answer.status()).toBe(200);
  const verdicts = await answer.json();
  expect(verdicts.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false, false]);
  expect(verdicts[0]).toMatchObject({ file: '1', points: 2275, legal: true });
  expect(verdicts[1].error).toMatchObject({ code: 'broken-json', at: { line: 2, column: 1 } });
  const { schemas } = document.components;
  for (const verdict of verdicts) {
    const known = Object.keys(schemas[verdict.ok ? 'Verdict' : 'Unreadable'].properties);
    expect(known).toEqual(expect.arrayContaining(Object.keys(verdict)));
  }
  const refused = await request.post('/api/v1/check', { data: {} });
  expect(refused.status()).toBe(422);
  expect(await refused.json()).toMatchObject({ ok: false, code: 'invalid' });
});
