import { expect, type Page } from '@playwright/test';
import { armyGamesPath, armyPath, reportPath, reportPdfPath } from '../lib/pages';
import type { GameAct } from '../lib/rules/core/game/fact';
import { readPdf } from '../lib/sheets/fixtures/read-pdf';
import { expectClean, expectFitting } from './clean-page';
import { test } from './quiet-page';
import { storeReadyMade } from './ready-made-armies';

const MARGIN = '10mm';

/** How many pages the browser prints: on the paper it has, which is Letter, and on A4. */
const printedPages = async (page: Page): Promise<readonly number[]> => {
  const own = await page.pdf({ preferCSSPageSize: true });
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const a4 = await page.pdf({ format: 'A4', margin });
  return Promise.all([own, a4].map(async (file) => (await readPdf(new Uint8Array(file))).pages.length));
};

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('a game is told from its end: what decided it, on a page, on one page of paper, as a text and as a table', async ({
  page,
}) => {
  const [army = ''] = await storeReadyMade(page, 'lobositz-1756-prussia');
  await page.goto(`/compare/match-up?a=${army}&b=ready:lobositz-1756-austria`);
  await page.getByRole('button', { name: 'Play at the table' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/games\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Turn 1' })).toBeVisible();
  const game = new URL(page.url()).pathname;
  const id = game.split('/').at(-1) ?? '';
  const unitsOf = (nation: string) =>
    page
      .locator(`[data-nation=${nation}] [data-unit]`)
      .evaluateAll((units) => units.map((unit) => unit.getAttribute('data-unit') ?? ''));
  const [prussians, austrians] = [await unitsOf('prussia'), await unitsOf('austria')];
  const phases = await page.getByRole('list', { name: 'Phases of the turn' }).getByRole('listitem').count();

  let sent = 0;
  const send = async (...acts: readonly GameAct[]) => {
    const facts = acts.map((what, index) => ({ n: sent + index + 1, at: new Date().toISOString(), what }));
    const answer = await page.request.post(`/api${game}/facts`, {
      data: { device: 'phone-of-journey', since: 0, facts },
    });
    expect(await answer.json()).toMatchObject({ ok: true, refused: [] });
    sent += acts.length;
  };
  const hit = (piece = '', by = 5): GameAct => ({ act: 'count', piece, counter: 'hits', by });
  const turn = Array.from({ length: phases }, (): GameAct => ({ act: 'go on' }));

  // nobody is told that a game has ended that goes on
  await page.goto(reportPath(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The game goes on');
  await expect(page.getByText('Nothing has been done yet.')).toBeVisible();

  await send(hit(prussians[0], 2), hit(prussians[1]), hit(austrians[0]), ...turn);
  await send(
    hit(austrians[1]),
    hit(austrians[2], 3),
    { act: 'note', text: 'Mist over the vineyards' },
    ...turn,
  );
  await send(hit(prussians[2], 4), { act: 'undo', fact: `phone-of-journey:${sent + 1}` });
  await send(hit(austrians[3]), ...turn, { act: 'end', how: 'agreement', winner: 0 });

  await page.goto(game);
  await page.getByRole('link', { name: 'Battle report' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prussia holds the field');
  await expect(page.getByText('Both sides agree: Prussia wins.')).toBeVisible();
  await expect(page.getByText('Neither army is broken.')).toBeVisible();
  const losses = part(page, 'Losses of both sides');
  await expect(losses).toContainText(/Prussia\s*1\s+of 10 lost\s*1 unit/);
  await expect(losses).toContainText(/Austria\s*3\s+of 10 lost\s*3 units/);

  await losses.getByText('In figures').click();
  const curve = losses.getByRole('table', { name: 'Losses by turns' });
  await expect(curve.getByRole('row')).toHaveText([
    'After turnPrussiaAustria',
    ...['before the first00', '111', '212', '313'],
  ]);

  const decided = part(page, 'What decided it').getByRole('row');
  await expect(decided).toHaveCount(3);
  await expect(decided.nth(1)).toContainText(/2Austria, .+: 5 hits, now 5\. .*Done For/);
  await expect(decided.nth(1)).toContainText('by 1, +1 for good');
  await expect(decided.nth(2)).toContainText('by 2, +1 for good');

  const formations = part(page, 'Losses by formation').getByRole('table');
  await expect(formations).toHaveCount(2);
  await expect(formations.nth(1).getByRole('row').last()).toHaveText('Lost, of 1033');

  // what was taken back is no part of the course; the table has it
  const course = part(page, 'The course by turns');
  await expect(course.getByRole('heading', { level: 3 })).toHaveText(['Turn 1', 'Turn 2', 'Turn 3']);
  await expect(course).toContainText('Note: Mist over the vineyards');
  await expect(course).not.toContainText('4 hits');
  await expectClean(page, 'the report of a game');
  await expectFitting(page, 'the report of a game');
  expect(await printedPages(page)).toEqual([1, 1]);

  const table = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV, for a spreadsheet' }).click();
  const file = await table;
  expect(file.suggestedFilename()).toMatch(/\.game\.csv$/);
  const csv = await (await page.request.get(`${game}/record.csv`)).text();
  const rows = csv.trim().split('\r\n');
  expect(rows).toHaveLength(sent + 1);
  expect(rows.filter((row) => row.includes('4 hits') && row.includes(',yes,'))).toHaveLength(1);

  const sheet = page.waitForEvent('download');
  await page.getByRole('link', { name: 'PDF' }).click();
  expect((await sheet).suggestedFilename()).toMatch(/, battle report\.pdf$/);
  const pdf = await page.request.get(`${reportPdfPath(id)}?paper=letter`);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const { pages: printed } = await readPdf(new Uint8Array(await pdf.body()));
  expect(printed.map(({ text: read }) => read)).toEqual([expect.stringContaining('Prussia holds the field')]);

  await page.getByRole('button', { name: 'As text' }).click();
  const text = page.getByRole('textbox', { name: 'Text of the game' });
  await expect(text).toHaveValue(/^Lobositz 1756: Prussia against .+What decided it\n- Turn 2: Austria/s);
  await page.getByRole('radio', { name: 'Forum (BBCode)' }).check();
  await expect(text).toHaveValue(/\[b\]What decided it\[\/b\]/);
  await page.getByRole('button', { name: 'Close' }).click();

  await page.goto('/games');
  await page.getByRole('link', { name: /^Battle report: Lobositz/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prussia holds the field');

  // and with the army that played it
  await page.goto(armyPath(army));
  await page.getByRole('button', { name: 'More for the order of battle' }).click();
  await page.getByRole('menuitem', { name: 'Games of this army' }).click();
  await page.waitForURL(`**${armyGamesPath(army)}`);
  await expect(page.getByText('1 game: 1 won')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Against Lobositz' })).toContainText(
    'a win, 4 turns',
  );
  await expectClean(page, 'the games of an army');
  await expectFitting(page, 'the games of an army');
  const kept = await (await page.request.get('/api/games/backup')).json();
  expect(kept).toMatchObject([{ format: 'muster.game', id, role: 'both' }]);
  expect(kept[0].facts).toHaveLength(sent);
});
