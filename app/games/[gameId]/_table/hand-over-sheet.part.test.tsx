import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SeatRole } from '@/lib/games/permission';
import { smallGame } from '@/lib/rules/fixtures/small-game';
import { createGameStore } from '../_game/game-store';
import { HandOverSheet } from './hand-over-sheet';

const phoneOf = (id: string, role: SeatRole) =>
  createGameStore({ id, role, setup: smallGame([1, 1]), count: 0, facts: [] });

/** What a camera would see of the code on a screen. */
const photographOf = async (code: Element): Promise<File> => {
  const picture = new Image();
  const drawn = new XMLSerializer().serializeToString(code).replace('<svg', '<svg width="600" height="600"');
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [700, 900];
  canvas.getContext('2d')?.drawImage(picture, 50, 150);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob ?? ''], 'code.png', { type: 'image/png' });
};

test('what one phone shows in several codes, another takes in any order and once', async () => {
  await page.viewport(360, 740);
  const [id, onClose] = ['lobositz-1756', () => undefined];
  const [giver, taker] = [phoneOf(id, 'first'), phoneOf(id, 'second')];
  // words that do not pack well, for more codes than one
  for (let count = 1; count <= 60; count++) {
    const outcome = [3, 5, 7]
      .map((by) =>
        Math.sin(by * count)
          .toString(36)
          .slice(-8),
      )
      .join(' ');
    giver.act({ act: 'throw', test: 'rally', piece: null, dice: [1], outcome });
  }
  giver.act({ act: 'note', text: 'the reserve stays hidden' });
  const giving = await render(<HandOverSheet id={id} role="first" held={giver} onClose={onClose} />);
  await expect.element(giving.getByText(/^60 acts in \d codes/)).toBeVisible();
  const photographs: File[] = [];
  for (;;) {
    const code = giving.getByRole('img', { name: /^Code/ });
    photographs.push(await photographOf(code.element()));
    const next = giving.getByRole('button', { name: 'Next code' });
    if (next.element().hasAttribute('disabled')) break;
    await next.click();
  }
  const dialog = giving.getByRole('dialog').element();
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  await giving.unmount();
  expect(photographs.length).toBeGreaterThan(1);

  const taking = await render(<HandOverSheet id={id} role="second" held={taker} onClose={onClose} />);
  await expect.element(taking.getByText('No act waits here: all are with the table.')).toBeVisible();
  await taking.getByRole('button', { name: 'Read codes' }).click();
  const [camera, file] = taking.container.querySelectorAll('input');
  if (camera === undefined || file === undefined) throw new Error('Two inputs');
  await userEvent.upload(camera, new File(['no picture'], 'blurred.png', { type: 'image/png' }));
  await expect.element(taking.getByText(/^There is no code in this picture/)).toBeVisible();
  await userEvent.upload(camera, photographs.at(-1) ?? []);
  await expect.element(taking.getByText(`1 of ${photographs.length} codes read.`)).toBeVisible();
  await userEvent.upload(file, new File(['a letter'], 'letter.txt', { type: 'text/plain' }));
  await expect.element(taking.getByText(/^This is not part of a game/)).toBeVisible();
  await userEvent.upload(camera, photographs);
  await expect.poll(() => taking.container.textContent).toContain('60 acts came over.');
  const { facts, unsent } = taker.store.getState();
  expect(facts).toEqual(
    giver.store
      .getState()
      .facts.slice(0, 60)
      .map(({ waits: _, ...fact }) => ({ ...fact, handed: true })),
  );
  expect(unsent).toEqual([]);
});
