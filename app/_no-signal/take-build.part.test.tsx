import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BEFORE_RELOAD } from '@/app/_editor/save/kept-page';
import { isIdle } from './take-build';

const preventing = (event: Event) => event.preventDefault();
afterEach(() => removeEventListener(BEFORE_RELOAD, preventing));

test('a page is not loaded again while something is unsent, open, typed or in focus', async () => {
  const screen = await render(
    <>
      <button type="button">Rest</button>
      <label>
        Name <input />
      </label>
      <label>
        Late <input type="checkbox" defaultChecked />
      </label>
      <label>
        Nation <select />
      </label>
      <div data-panes>
        <label>
          Unit <input defaultValue="Kahlden" />
        </label>
      </div>
      <dialog aria-label="Print" />
    </>,
  );
  const rest = () => userEvent.click(screen.getByRole('button', { name: 'Rest' }));
  expect(isIdle()).toBe(true);

  addEventListener(BEFORE_RELOAD, preventing);
  expect(isIdle()).toBe(false);
  removeEventListener(BEFORE_RELOAD, preventing);

  const dialog = screen.container.querySelector('dialog');
  dialog?.showModal();
  expect(isIdle()).toBe(false);
  dialog?.close();
  await rest();
  expect(isIdle()).toBe(true);

  // what an editor holds is sent by itself; only while it is typed in is it left alone
  await userEvent.click(screen.getByLabelText('Unit'));
  expect(isIdle()).toBe(false);
  await rest();
  expect(isIdle()).toBe(true);

  await userEvent.click(screen.getByLabelText('Late'));
  await rest();
  expect(isIdle()).toBe(false);
  await userEvent.click(screen.getByLabelText('Late'));
  await rest();
  expect(isIdle()).toBe(true);

  await userEvent.fill(screen.getByLabelText('Name'), 'Seydlitz');
  await rest();
  expect(isIdle()).toBe(false);
});
