import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Menu } from './menu';

const button = page.getByRole('button', { name: 'More for Lobositz' });
const item = (name: string) => page.getByRole('menuitem', { name });

const renderMenu = async () => {
  const chosen = vi.fn<(label: string) => void>();
  const act = (label: string) => ({ label, onSelect: () => chosen(label) });
  await render(
    <Menu
      label="More for Lobositz"
      items={[
        act('Rename'),
        act('Duplicate'),
        { ...act('Share'), off: 'no connection' },
        { kind: 'rule' },
        act('Delete'),
      ]}
    />,
  );
  return chosen;
};

test('an arrow opens a menu at its first item or its last; arrows go round, letters find', async () => {
  await renderMenu();
  button.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Rename')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Delete')).toHaveFocus();
  await userEvent.keyboard('du');
  await expect.element(item('Duplicate')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Delete')).toHaveFocus();
});

test('a second arrow right behind the first moves on', async () => {
  await renderMenu();
  const press = () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  button.element().focus();
  press();
  press();
  expect(document.activeElement).toBe(item('Duplicate').element());
});

test('an item of a menu is chosen by Enter, once, and the focus returns to the button', async () => {
  const chosen = await renderMenu();
  button.element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([['Duplicate']]);
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('what cannot be chosen now says why, and does nothing', async () => {
  const chosen = await renderMenu();
  await button.click();
  const share = item('Share no connection');
  await expect.element(share).toHaveAttribute('aria-disabled', 'true');
  await share.click({ force: true });
  expect(chosen).not.toHaveBeenCalled();
  await expect.element(share).toBeVisible();
});
