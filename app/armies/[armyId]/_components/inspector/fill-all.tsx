'use client';

import { Button } from '@/app/_components/ui/button';
import type { Op } from '@/lib/rules/core/army/edit';
import type { HouseTable } from '@/lib/rules/core/price/house';
import { useActions, useBuilder } from '../builder-context';
import * as words from '../words';

type Filled = Readonly<Record<string, readonly string[]>>;

const isFilled = (value: unknown): value is Filled => value !== null && typeof value === 'object';

/** The labels of fill-ins that are offered for several tables. */
const sharedLabels = (tables: readonly HouseTable[]): string[] => {
  const labels = tables.flatMap(({ fillIns }) => fillIns.map(({ label }) => label));
  return [...new Set(labels.filter((label, index) => labels.indexOf(label) !== index))];
};

/** Fills the blanks of every table that has such a fill-in; what the players wrote stays. */
const filling = (
  tables: readonly HouseTable[],
  label: string,
  own: Readonly<Record<string, unknown>>,
): Op[] =>
  tables.flatMap(({ key, rows, columns, fillIns }): Op[] => {
    const values = fillIns.find((fillIn) => fillIn.label === label)?.values;
    if (values === undefined) return [];
    const held = own[key];
    const before: Filled = isFilled(held) ? held : {};
    const after = Object.fromEntries(
      rows.flatMap((row) => {
        const cells = columns.map((_, index) => before[row.key]?.[index] || (values[row.key]?.[index] ?? ''));
        return cells.every((cell) => cell === '') ? [] : [[row.key, cells]];
      }),
    );
    return [{ op: 'set', path: ['tables', key], value: after }];
  });

/** One click for a set of values that fills several lost tables. */
export const FillAll = ({ tables }: { tables: readonly HouseTable[] }) => {
  const own = useBuilder(({ file }) => file.tables);
  const { change } = useActions();
  return sharedLabels(tables).map((label) => (
    <Button
      key={label}
      size="small"
      className="mb-2"
      onClick={() => change({ ops: filling(tables, label, own), label: words.fillInTables(label) })}
    >
      {words.fillInTables(label)}
    </Button>
  ));
};
