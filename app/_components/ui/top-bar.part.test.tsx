import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InPage } from '../fixtures/in-page';
import { TopBar } from './top-bar';

test.each([320, 360, 390, 720])(
  'at %d px no page is cut off, each is a target of 44 px, the open one is marked',
  async (width) => {
    await page.viewport(width, 740);
    await render(
      <InPage path="/rules">
        <TopBar current="rules" />
      </InPage>,
    );
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect.element(links).toHaveLength(7);
    const boxes = links.elements().map((link) => link.getBoundingClientRect());
    for (const { left, right, height, width: wide } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(Math.min(height, wide)).toBeGreaterThanOrEqual(43.9);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const open = links.elements().filter((link) => link.getAttribute('aria-current') === 'page');
    expect(open.map(({ textContent }) => textContent)).toEqual(['Rules']);
  },
);
