import { expect, type Locator, type Page } from '@playwright/test';
import { SHEET_KINDS } from '../lib/sheets/job';

/** The builder as a player sees it: sections by their headings, rows by their names. */
export const section = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

/** The names of the units of a section, from top to bottom. */
export const unitsOf = (page: Page, title: string): Locator =>
  section(page, title).getByRole('listitem').locator('button[data-node] b');

/** The button of a row: the whole row selects. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });

/** The total under the double rule. */
export const total = (page: Page): Locator => page.getByText('Total', { exact: true }).locator('..');

export const saved = (page: Page): Locator => page.getByText(/^Saved \d\d:\d\d$/);

/** Opens a stored army in the builder; what is pressed before the page is alive would be lost. */
export const openStored = async (page: Page, id: string | undefined): Promise<void> => {
  await page.goto(`/armies/${id}`);
  // the time stands there only once the page is alive
  await expect(saved(page)).toBeAttached();
};

/** Ticks what the print page prints: these sheets and no others. Its papers are long: nothing is looked for in them. */
export const chooseSheets = async (page: Page, ...wanted: readonly string[]): Promise<void> => {
  const print = page.locator('dialog[open]');
  const boxes = print
    .locator('fieldset')
    .filter({ hasText: /^Sheets/ })
    .locator('input[type=checkbox]');
  // folded on a phone, so that the paper is in sight
  const folded = print.locator('details:not([open]) > summary').filter({ hasText: 'Change' });
  // they are there once the sheets of the rules are
  await expect(folded.or(boxes.first()).first()).toBeVisible();
  if ((await folded.count()) > 0) await folded.click();
  await expect(boxes).toHaveCount(SHEET_KINDS.length);
  const ticks = await boxes.evaluateAll((inputs) =>
    inputs.map((input) => ({
      name: input.closest('label')?.textContent ?? '',
      on: (input as HTMLInputElement).checked,
    })),
  );
  for (const [index, { name, on }] of ticks.entries()) {
    if (on !== wanted.includes(name)) await boxes.nth(index).setChecked(!on);
  }
};

/** Gives a unit another name, in the form of what is selected. */
export const renameUnit = async (page: Page, from: string, to: string): Promise<void> => {
  await row(page, from).click();
  await page
    .getByRole('region', { name: /^Selected/ })
    .getByLabel('Name', { exact: true })
    .fill(to);
};

/** Stores an army file for this browser and opens it in the builder. */
export const openArmy = async (page: Page, file: unknown): Promise<string> => {
  const made = await page.request.post('/api/armies', { data: file });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  await openStored(page, id);
  return id;
};

type Unit = { id: string; type: string; name: string; class: string; size: string };

const unit = (id: string, type: string, name: string, unitClass = 'standard', size = 'standard'): Unit => ({
  id,
  type,
  name,
  class: unitClass,
  size,
});

/** Two brigades, an independent unit, a budget of 1,000: 810 points. */
export const VANGUARD = {
  muster: 1,
  system: 'honours-of-war',
  edition: '2015',
  dataVersion: '2026.11.2',
  name: 'Vanguard',
  settings: {},
  packs: [],
  house: {},
  tables: {},
  origin: null,
  army: {
    nation: 'prussia',
    year: 1757,
    scale: '28',
    mode: 'points',
    budget: 1000,
    general: { id: 'g', name: 'Winterfeldt', rating: 'unrated' },
    lieutenants: [],
    brigades: [
      {
        id: 'b1',
        name: 'First brigade',
        commander: { id: 'c1', name: 'Schwerin', rating: 'dependable' },
        units: [
          unit('u1', 'grenadiers', 'Billerbeck', 'superior'),
          unit('u2', 'musketeers', 'Itzenplitz'),
          unit('u3', 'musketeers', 'Manteuffel'),
        ],
      },
      {
        id: 'b2',
        name: 'Second brigade',
        commander: { id: 'c2', name: 'Kyau', rating: 'dependable' },
        units: [
          unit('u4', 'cuirassiers', 'Prinz von Preußen', 'superior'),
          unit('u5', 'dragoons', 'Bayreuth'),
          unit('u6', 'dragoons', 'Normann'),
        ],
      },
    ],
    independents: [unit('u7', 'hussars', 'Székely')],
    works: [],
    unassigned: [],
  },
};

/** Picks up what has this name by its grip; its neighbours, which the keys go to, are measured a frame later. */
export const pickUp = async (page: Page, name: string): Promise<Locator> => {
  const grip = page.getByRole('button', { name: `Drag ${name}` });
  await grip.focus();
  await expect(page.locator('[id^=DndLiveRegion]')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Picked up ${name}.`)).toBeAttached();
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
  return grip;
};
