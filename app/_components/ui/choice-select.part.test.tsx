import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InPage } from '../fixtures/in-page';
import { ChoiceForm, ChoiceSelect } from './choice-link';

const push = vi.fn();

const Form = ({ target }: { readonly target: string }) => (
  <InPage router={{ push }}>
    <ChoiceForm action="/match">
      <ChoiceSelect name="target" aria-label="Target" value={target}>
        <option value="line">Line</option>
        <option value="guns">Guns</option>
      </ChoiceSelect>
    </ChoiceForm>
  </InPage>
);
const field = page.getByRole('combobox', { name: 'Target' });

test('a choice goes to its address and stays the same field, with the focus, when the page is drawn again', async () => {
  const { rerender } = await render(<Form target="line" />);
  const before = field.element();
  (before as HTMLElement).focus();
  await field.selectOptions('Guns');
  expect(push).toHaveBeenCalledWith('/match?target=guns', { scroll: false });
  await rerender(<Form target="guns" />);
  expect(field.element()).toBe(before);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('guns');
});

test('a choice follows the address back', async () => {
  const { rerender } = await render(<Form target="guns" />);
  await rerender(<Form target="line" />);
  await expect.element(field).toHaveValue('line');
});
