import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ComboField } from './combo-field';

const ZONES = ['Europe/Berlin', 'Europe/London', 'Europe/Vienna'].map((value) => ({
  value,
  label: value.slice('Europe/'.length),
}));

const zone = page.getByRole('combobox', { name: 'Time zone' });
const options = page.getByRole('listbox', { name: 'Time zone' });

const Zones = ({ onChange }: { onChange: (value: string) => void }) => {
  const [value, setValue] = useState('Europe/London');
  return (
    <>
      <ComboField
        label="Time zone"
        choices={ZONES}
        match={(choices, text) =>
          choices.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()))
        }
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <button type="button">Next</button>
    </>
  );
};

const renderZones = async () => {
  const onChange = vi.fn<(value: string) => void>();
  await render(<Zones onChange={onChange} />);
  return onChange;
};

test('typing finds a choice, arrows go through what is found, Enter takes one', async () => {
  const onChange = await renderZones();
  await zone.fill('e');
  await expect.element(options.getByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['Europe/Vienna']]);
  await expect.element(zone).toHaveValue('Vienna');
  await expect.element(options).not.toBeInTheDocument();
});

test('Escape leaves a choice as it was', async () => {
  const onChange = await renderZones();
  await zone.fill('vie');
  await userEvent.keyboard('{Escape}');
  await expect.element(zone).toHaveValue('London');
  await zone.fill('nowhere');
  await expect.element(options).toHaveTextContent('No match.');
  await userEvent.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
});

test('what is typed in full is meant, and what is not is no choice, once the field is left', async () => {
  const onChange = await renderZones();
  await zone.fill('Berl');
  await userEvent.tab();
  await expect.element(zone).toHaveValue('London');
  expect(onChange).not.toHaveBeenCalled();
  await zone.fill('Berlin');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([['Europe/Berlin']]);
});
