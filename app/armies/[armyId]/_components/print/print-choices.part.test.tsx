import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SHEET_KINDS } from '@/lib/sheets/job';
import { Choices, choicesSummary } from './print-choices';
import { usualChoices } from './print-options';

const USUAL = usualChoices('en-GB');

const Chosen = () => {
  const [choices, onChange] = useState(USUAL);
  return (
    <>
      <p>{choicesSummary(choices)}</p>
      <Choices
        choices={choices}
        usual={USUAL}
        kinds={SHEET_KINDS}
        onChange={onChange}
        posts={null}
        foot={null}
      >
        {null}
      </Choices>
    </>
  );
};

test('what is chosen is said in a line, and goes back to the usual at once', async () => {
  await render(<Chosen />);
  const reset = page.getByRole('button', { name: 'Reset' });
  await expect.element(page.getByText('Roster and cards on A4')).toBeVisible();
  await expect.element(reset).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Labels' }).click();
  await page.getByText('Letter', { exact: true }).click();
  await expect.element(page.getByText('Roster, cards and labels on Letter')).toBeVisible();
  await reset.click();
  await expect.element(page.getByText('Roster and cards on A4')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Labels' })).not.toBeChecked();
});
