'use client';

import type { Row } from '@/lib/rules/core/tree/outline';
import { useBuilder } from '../builder-context';

const CELLS =
  'contents max-[900px]:flex portrait:max-w-30 portrait:text-12 phone:col-start-4 phone:row-start-1 phone:text-13';

/** In the same place of a narrow row only what departs from the usual is told after the first. */
const LATER = String.raw`max-[900px]:font-normal max-[900px]:lowercase max-[900px]:before:content-[',\00a0'] phone:text-ink-2`;

/** What stands in the columns of the system: strength, quality, size. */
export const RowCells = ({ cells }: { cells: Row['cells'] }) => {
  const columns = useBuilder(({ view }) => view.columns);
  return (
    <span className={CELLS}>
      {columns.map((column, index) => (
        <Cell key={column} cell={cells[index]} first={index === 0} />
      ))}
    </span>
  );
};

const Cell = ({ cell, first }: { cell: Row['cells'][number] | undefined; first: boolean }) => {
  const later = cell?.odd ? LATER : 'max-[900px]:hidden';
  return (
    <span
      className={`max-[900px]:empty:hidden ${cell?.odd ? 'font-[560]' : 'text-ink-2'} ${first ? '' : later}`}
    >
      {cell?.text}
    </span>
  );
};
