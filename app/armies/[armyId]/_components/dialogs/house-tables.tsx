'use client';

import { useId } from 'react';
import { Button } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Input } from '@/app/_components/ui/field';
import type { TypedLine } from '@/app/_editor/fields/lines';
import { type Put, type Typing, useTyped, useTyping } from '@/app/_editor/fields/use-typed';
import type { Op } from '@/lib/rules/core/army/edit';
import { type HouseTable, MAX_CELL } from '@/lib/rules/core/price/house';
import { useActions, useBuilder, useSystem } from '../builder-context';
import { HouseTablesFile } from './house-tables-file';

type CellsByTable = Readonly<Record<string, readonly string[]>>;

const isFilled = (value: unknown): value is CellsByTable => value !== null && typeof value === 'object';

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
    const before: CellsByTable = isFilled(held) ? held : {};
    const after = Object.fromEntries(
      rows.flatMap((row) => {
        const cells = columns.map((_, index) => before[row.key]?.[index] || (values[row.key]?.[index] ?? ''));
        return cells.every((cell) => cell === '') ? [] : [[row.key, cells]];
      }),
    );
    return [{ op: 'set', path: ['tables', key], value: after }];
  });

const fillInTables = (label: string): string => `Fill in all tables ${label}`;

/** One click for a set of values that fills several lost tables. */
const FillAll = ({ tables }: { tables: readonly HouseTable[] }) => {
  const own = useBuilder(({ file }) => file.tables);
  const { change } = useActions();
  return sharedLabels(tables).map((label) => (
    <Button
      key={label}
      size="small"
      className="mb-2"
      onClick={() => change({ ops: filling(tables, label, own), label: fillInTables(label) })}
    >
      {fillInTables(label)}
    </Button>
  ));
};

/** Tables that the source has lost: filled in by the players, printed with the sheets, named in the rules profile. */
export const HouseTables = () => {
  const { houseTables, source } = useSystem();
  if (houseTables.length === 0) return null;
  return (
    <section aria-label="House tables">
      <h3>House tables</h3>
      <p className="text-ink-3 pt-1.5 pb-2">
        The source has lost these tables. What you fill in is kept with this army and printed on its sheets.
        Save it as a file to use it in your other armies.
      </p>
      <HouseTablesFile />
      <FillAll tables={houseTables} />
      {houseTables.map((table) => (
        <TableFields key={table.key} table={table} source={source} />
      ))}
    </section>
  );
};

/** The cells that can be filled in, each a line of its table. */
const cellsOf = ({ title, rows, columns }: HouseTable) =>
  rows.flatMap((row) =>
    columns.flatMap((column, index) => {
      if (typeof row.given?.[index] === 'string') return [];
      const line: TypedLine = {
        kind: 'text',
        key: `${row.key}:${index}`,
        label: `${title}, ${row.label}, ${column}`,
        longest: MAX_CELL,
        empty: '',
      };
      return [{ row: row.key, index, line }];
    }),
  );

const TableFields = ({ table, source }: { table: HouseTable; source: string }) => {
  const { key, title, cite, columns, rows, fillIns } = table;
  const id = useId();
  const value = useBuilder(({ file }) => file.tables[key]);
  const { change, endTyping } = useActions();
  const filled: CellsByTable = isFilled(value) ? value : {};
  const keep = (next: CellsByTable, label: string, typing: boolean) => {
    const empty = Object.values(next).every((cells) => cells.every((cell) => cell === ''));
    const path = ['tables', key];
    if (empty && value === undefined) return;
    change(
      { ops: [empty ? { op: 'remove', path } : { op: 'set', path, value: next }], label },
      typing ? { key: `tables.${key}` } : {},
    );
  };
  const cellOf = (row: string, column: number): string => filled[row]?.[column] ?? '';
  const cells = cellsOf(table);
  const node = Object.fromEntries(cells.map(({ row, index, line }) => [line.key, cellOf(row, index)]));
  const lines = cells.map(({ line }) => line);
  const typing = useTyping(lines, node);
  const put: Put = (of, text) => {
    const cell = cells.find(({ line }) => line.key === of);
    if (cell === undefined) return;
    const after = columns.map((_, index) => (index === cell.index ? `${text}` : cellOf(cell.row, index)));
    keep({ ...filled, [cell.row]: after }, `House table: ${title}`, true);
  };
  return (
    <details className="border-rule phone:overflow-x-auto border-t py-1.5 [&>button]:text-left [&>button]:whitespace-normal">
      <summary className="phone:min-h-11 flex min-h-[30px] cursor-pointer items-center gap-2">
        {title} <CiteChip cite={cite} source={source} />
        <span className="mute">{value === undefined ? 'blank' : 'filled in'}</span>
      </summary>
      {fillIns.map((fillIn) => (
        <Button
          key={fillIn.label}
          size="small"
          onClick={() => keep({ ...filled, ...fillIn.values }, `Fill in ${fillIn.label}`, false)}
        >
          {`Fill in ${fillIn.label} (${fillIn.source})`}
        </Button>
      ))}
      <table
        className="text-12 phone:[&_input]:min-h-11 phone:[&_input]:min-w-12 -mx-1 mt-1 w-full border-separate border-spacing-1 [&_th]:py-0.5 [&_th]:pr-1.5 [&_th]:text-left [&_th]:font-normal"
        aria-labelledby={`${id}-title`}
      >
        <caption id={`${id}-title`} className="vh">
          {title}
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {columns.map((column, index) => {
                const line = lines.find((each) => each.key === `${row.key}:${index}`);
                return (
                  <td key={column}>
                    {line === undefined ? (
                      row.given?.[index]
                    ) : (
                      <Cell line={line} typing={typing} put={put} onLeave={endTyping} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

type CellProps = { line: TypedLine; typing: Typing; put: Put; onLeave: () => void };

const Cell = (props: CellProps) => <Input {...useTyped(props).input} aria-label={props.line.label} />;
