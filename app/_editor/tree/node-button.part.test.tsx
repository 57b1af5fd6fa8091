import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { nodeDomId } from './row-focus';
import { FoldButton, NodeButton } from './row-parts';

test('the button of a row says what it stands for, and whether it is selected', async () => {
  const onClick = vi.fn();
  await render(
    <NodeButton node="r" selected tabbable={false} note="Holds the vineyard" onClick={onClick}>
      Billerbeck
    </NodeButton>,
  );
  const button = page.getByRole('button', { name: 'Billerbeck' });
  await expect.element(button).toHaveAttribute('data-node', 'r');
  await expect.element(button).toHaveAttribute('aria-current', 'true');
  await expect.element(button).toHaveAttribute('title', 'Holds the vineyard');
  await expect.element(button).toHaveAttribute('tabindex', '-1');
  await button.click();
  expect(onClick).toHaveBeenCalledOnce();
});

const Wing = () => {
  const [folded, setFolded] = useState(false);
  return <FoldButton node="w" name="Left wing" folded={folded} tabbable onFold={setFolded} />;
};

test('a heading folds its rows away and brings them back', async () => {
  await render(<Wing />);
  const button = page.getByRole('button', { name: 'Fold Left wing' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button).toHaveAttribute('aria-controls', `${nodeDomId('w')}-rows`);
  await expect.element(button).toHaveAttribute('tabindex', '0');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
});
