import { expect, test } from 'vitest';
import { placeBeside } from './pop';

const VIEW = { width: 400, height: 600 };
const MENU = { width: 180, height: 200 };

test('below its button, aligned to its start or end', () => {
  const anchor = { left: 200, right: 230, top: 40, bottom: 70 };
  expect(placeBeside(anchor, MENU, VIEW, 'end')).toEqual({ left: 50, top: 74 });
  expect(placeBeside(anchor, MENU, VIEW, 'start')).toEqual({ left: 200, top: 74 });
});

test('above it where there is no room below', () => {
  const anchor = { left: 200, right: 230, top: 540, bottom: 570 };
  expect(placeBeside(anchor, MENU, VIEW, 'end').top).toBe(336);
});

test('never outside the view', () => {
  expect(placeBeside({ left: 380, right: 398, top: 0, bottom: 20 }, MENU, VIEW, 'start').left).toBe(212);
  expect(placeBeside({ left: 2, right: 20, top: 0, bottom: 20 }, MENU, VIEW, 'end').left).toBe(8);
  expect(
    placeBeside({ left: 2, right: 20, top: 300, bottom: 320 }, { width: 180, height: 580 }, VIEW, 'end').top,
  ).toBe(8);
});
