import { expect, test } from 'vitest';
import { proportionsTable } from './proportions-table';

const fieldsOf = (table: ReturnType<typeof proportionsTable>) => table.groups.flatMap(({ fields }) => fields);

test('what somebody chose is a change; what an army took beside it is shown, and is none', () => {
  const usual = proportionsTable('prussia', {});
  expect(usual.changed).toBe(0);
  const horse = (fieldsOf(usual).find(({ name }) => name === 'horse')?.usual ?? 0) + 5;
  const chosen = proportionsTable('prussia', { horse });
  expect(chosen.changed).toBe(1);
  const taken = proportionsTable('prussia', {}, { horse });
  expect(taken.changed).toBe(0);
  for (const table of [chosen, taken]) {
    expect(fieldsOf(table).find(({ name }) => name === 'horse')).toMatchObject({ value: horse });
  }
});
