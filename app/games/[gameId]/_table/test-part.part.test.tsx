import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CAVALRY, ENEMY, FOOT, gameAt, hits, played } from '@/lib/rules/honours-of-war/fixtures/table-game';
import { GAME_RULES } from '@/lib/rules/honours-of-war/game/rules';
import { type EnteredThrow, TestsPart } from './test-part';

const throwsOf = (throws: readonly EnteredThrow[]) =>
  throws.map(({ test: { key, piece }, face: { short } }) => `${key} ${piece}: ${short}`);

/** The tests of a piece in a game, and what is entered of them. */
const renderTests = async (game: ReturnType<typeof gameAt>, piece: string) => {
  await page.viewport(390, 844);
  const entries: (readonly string[])[] = [];
  await render(
    <TestsPart
      game={game}
      piece={piece}
      rules={GAME_RULES}
      mayMark={true}
      onThrow={(throws) => entries.push(throwsOf(throws))}
    />,
  );
  return entries;
};

test('a rally is entered once its band is chosen: what it keeps is said before', async () => {
  const entries = await renderTests(gameAt('rally', [hits(FOOT.id, 3)]), FOOT.id);
  const rally = page.getByRole('region', { name: 'Rally' });
  await expect.element(rally.getByText(/^Say above what it depends on/)).toBeVisible();
  await userEvent.click(rally.getByRole('checkbox', { name: 'Enemy at 30 to 60 cm' }));
  await expect.element(rally.getByText('It keeps 2 hits.')).toBeVisible();
  // another band, another result
  await userEvent.click(rally.getByRole('checkbox', { name: 'Enemy under 30 cm' }));
  await expect.element(rally.getByText('It keeps 3 hits.')).toBeVisible();
  await userEvent.click(rally.getByRole('checkbox', { name: 'Enemy at 30 to 60 cm' }));
  await userEvent.click(rally.getByRole('button', { name: 'Enter it' }));
  expect(entries).toEqual([[`rally ${FOOT.id}: 2 hits`]]);
});

test('a melee asks for both dice, and enters them in one go; one alone is entered, too', async () => {
  const start = gameAt('melee');
  const entries = await renderTests(start, CAVALRY);
  const melee = page.getByRole('region', { name: 'Melee', exact: true });
  expect(melee.getByRole('heading', { name: /^Reply of/ }).query()).toBeNull();
  const enemies = start.setup.pieces.filter(({ of, side }) => of === 'unit' && side !== FOOT.side);
  const target = enemies.find(({ id }) => id === ENEMY) ?? enemies[0];
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Against' }), target?.id ?? '');
  await expect.element(melee.getByRole('heading', { name: /^Reply of/ })).toBeVisible();
  const [own, reply] = [
    melee.getByRole('button', { name: /^4/ }).nth(0),
    melee.getByRole('button', { name: /^4/ }).nth(1),
  ];
  await userEvent.click(own);
  await expect.element(melee.getByRole('button', { name: 'Enter the throw' })).toBeEnabled();
  await userEvent.click(reply);
  await userEvent.click(melee.getByRole('button', { name: 'Enter both throws' }));
  expect(entries).toHaveLength(1);
  expect(entries[0]?.map((each) => each.split(':')[0])).toEqual([
    `melee ${CAVALRY.split(':')[0]}`,
    `melee ${(target?.id ?? '').split(':')[0]}`,
  ]);
});

test('nothing is offered to a unit that has rallied', async () => {
  const game = gameAt('rally', [hits(FOOT.id, 3)]);
  const [rally] = GAME_RULES.tests(game, FOOT.id, new Set(['near']));
  await renderTests(played(game, rally?.faces[0]?.acts ?? []), FOOT.id);
  expect(page.getByRole('region', { name: 'Rally' }).query()).toBeNull();
});
