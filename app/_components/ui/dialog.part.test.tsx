import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog';

const Asking = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Rename the army">
        <input aria-label="Player" />
        <input aria-label="Name" data-autofocus defaultValue="Lobositz" />
      </Dialog>
    </>
  );
};

const rename = page.getByRole('button', { name: 'Rename' });
const dialog = page.getByRole('dialog', { name: 'Rename the army' });
const name = page.getByRole('textbox', { name: 'Name' });

test('a dialog takes the focus to its field; Escape closes it and gives the focus back', async () => {
  await render(<Asking />);
  await expect.element(dialog).not.toBeInTheDocument();
  await rename.click();
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(rename).toHaveFocus();
  await expect.element(name).not.toBeInTheDocument();
});

test('a dialog keeps the Tab key within it, and its cross closes it', async () => {
  await render(<Asking />);
  await rename.click();
  await expect.element(name).toHaveFocus();
  for (let press = 0; press < 5; press++) {
    await userEvent.tab();
    expect(rename.element()).not.toHaveFocus();
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a click beside a dialog closes it; a press in a field that ends beside it does not', async () => {
  await render(<Asking />);
  await rename.click();
  const scrim = dialog.element();
  const at = (element: Element, type: string) =>
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 2, clientY: 2 }));
  at(name.element(), 'pointerdown');
  at(scrim, 'click');
  await expect.element(dialog).toBeVisible();
  at(scrim, 'pointerdown');
  at(scrim, 'click');
  await expect.element(dialog).not.toBeInTheDocument();
});

const Going = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        End
      </button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title="How did it end?">
          <button type="button" onClick={() => setOpen(false)}>
            Say it
          </button>
        </Dialog>
      )}
    </>
  );
};

test('a dialog that goes with what showed it gives the focus back', async () => {
  await render(<Going />);
  const end = page.getByRole('button', { name: 'End' });
  await end.click();
  await page.getByRole('button', { name: 'Say it' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(end).toHaveFocus();
});
