'use client';

import { useId } from 'react';
import './choice-grid.css';

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
    <fieldset className="choice-grid">
      <legend>{legend}</legend>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map(({ title, detail }) => (
              <th key={title} scope="col">
                {title}
                {detail !== undefined && <span>{detail}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, cells }, row) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {cells.map(({ text, label }, column) => (
                <td key={columns[column]?.title ?? column}>
                  <label>
                    <input
                      type="radio"
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
