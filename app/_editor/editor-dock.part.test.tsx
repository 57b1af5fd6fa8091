import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DockAdd, DockSums, EditorDock } from './editor-dock';

test('a dock opens what is wrong and adds, and is there only where no pane stands beside the tree', async () => {
  const onOpen = vi.fn();
  const onAdd = vi.fn();
  await render(
    <EditorDock>
      <DockSums label="Sums and findings" onOpen={onOpen}>
        2 units
      </DockSums>
      <DockAdd className="flex" onAdd={onAdd}>
        Unit
      </DockAdd>
    </EditorDock>,
  );
  await page.getByRole('button', { name: 'Sums and findings' }).click();
  expect(onOpen).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Unit' }).click();
  expect(onAdd).toHaveBeenCalledOnce();
  await page.viewport(1300, 800);
  await expect.element(page.getByText('2 units')).not.toBeVisible();
});
