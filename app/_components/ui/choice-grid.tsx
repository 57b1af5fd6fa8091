'use client';

import { useId } from 'react';
import { RadioCover } from './check-field';

export type GridChoice = { readonly text: string; readonly label: string };

type ChoiceGridProps = {
  legend: string;
  columns: readonly { readonly title: string; readonly detail?: string }[];
  /** a cell for each column; its label is read out instead of its text */
  rows: readonly { readonly title: string; readonly cells: readonly GridChoice[] }[];
  /** row and column of the chosen cell */
  value: readonly [number, number];
  onChange: (row: number, column: number) => void;
};

/** A table in which one cell is chosen: numbers side by side, and more of the chosen one elsewhere. */
export const ChoiceGrid = ({ legend, columns, rows, value, onChange }: ChoiceGridProps) => {
  const name = useId();
  return (
    <fieldset>
      <legend className="text-ink-2 pb-1.5">{legend}</legend>
      <table className="w-full table-fixed tabular-nums">
        <thead>
          <tr>
            <td />
            {columns.map(({ title, detail }) => (
              <th key={title} scope="col" className="text-12 pb-1 align-bottom leading-[1.3] font-normal">
                {title}
                {detail !== undefined && <span className="text-11 text-ink-3 block">{detail}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, cells }, row) => (
            <tr key={title}>
              <th scope="row" className="text-ink-2 text-start font-normal">
                {title}
              </th>
              {cells.map(({ text, label }, column) => (
                <td key={columns[column]?.title ?? column} className="border-rule-firm bg-paper border p-0">
                  <label className="hover:bg-paper-press has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-focus relative block cursor-pointer text-center leading-[26px] has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:-outline-offset-3">
                    <RadioCover
                      name={name}
                      aria-label={label}
                      checked={value[0] === row && value[1] === column}
                      onChange={() => onChange(row, column)}
                    />
                    {text}
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
};
