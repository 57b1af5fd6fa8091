'use client';

import { memo } from 'react';
import { useForm } from 'react-hook-form';
import { TextButton } from '@/app/_components/ui/button';
import { Input, Select } from '@/app/_components/ui/field';
import { Icon } from '@/app/_components/ui/icon';
import { SeverityMark } from '@/app/_components/ui/severity-mark';
import type { ColumnKey, Problem } from '@/lib/history/own/csv/csv-columns';
import type { CheckedRow } from '@/lib/history/own/csv/csv-table';
import { choiceLabel, timesIn } from '../import-table';
import type { TableWork } from '../use-import';

export type OnDrop = (index: number, dropped: boolean) => void;
export type OnCorrect = (index: number, column: ColumnKey, text: string, every?: boolean) => void;

type PreviewRowProps = {
  index: number;
  row: CheckedRow | undefined;
  keys: readonly ColumnKey[];
  work: TableWork;
  onCorrect: OnCorrect;
  onDrop: OnDrop;
};

const CELL = 'border-rule max-w-[26ch] border-t px-1.5 py-1.5 align-top';
/** The name of a row has room at every width; its errors are below it in full. */
const NAMING: readonly ColumnKey[] = ['side', 'formation', 'unit'];
const LONG: readonly ColumnKey[] = [...NAMING, 'commander', 'notes', 'regiment'];

/** Hides the other columns where it is narrow. */
export const onNarrow = (key: ColumnKey): string => (NAMING.includes(key) ? '' : 'max-laptop:hidden');

const TROUBLE = { error: 'bg-error-wash font-[560]', warning: 'bg-warning-wash font-[560]' } as const;

/** A row of the table, and under it what is wrong with it and how that is put right. */
export const PreviewRow = memo(({ index, row, keys, work, onCorrect, onDrop }: PreviewRowProps) => {
  if (row === undefined) return null;
  const { line, cells, problems, dropped = false } = row;
  const isLeft = problems.some(({ severity }) => severity === 'error');
  const toneOf = (key: ColumnKey): string => {
    const of = problems.filter(({ column }) => column === key);
    if (of.length === 0) return '';
    return TROUBLE[of.some(({ severity }) => severity === 'error') ? 'error' : 'warning'];
  };
  return (
    <>
      <tr className={dropped ? 'text-ink-3 line-through' : ''}>
        <th
          scope="row"
          className="border-rule text-ink-3 border-t py-1.5 pr-3 text-right align-top font-normal tabular-nums"
        >
          {line}
        </th>
        {keys.map((key) => (
          <td
            key={key}
            className={`${CELL} ${LONG.includes(key) ? 'wrap-anywhere' : ''} ${onNarrow(key)} ${toneOf(key)}`}
          >
            <bdi>{cells[key]}</bdi>
          </td>
        ))}
      </tr>
      {(problems.length > 0 || dropped) && (
        <tr>
          <td />
          <td colSpan={keys.length} className="pb-2.5">
            <ul className="grid max-w-[900px] gap-2">
              {problems.map((problem) => (
                <Repair
                  key={`${problem.column} ${problem.code}`}
                  problem={problem}
                  line={line}
                  index={index}
                  written={cells[problem.column] ?? ''}
                  work={work}
                  onCorrect={(text, every) => onCorrect(index, problem.column, text, every)}
                />
              ))}
            </ul>
            {(isLeft || dropped) && (
              <TextButton
                className="touch:min-h-11 mt-1.5 ml-[23px] inline-flex items-center"
                aria-label={`${dropped ? 'Include' : 'Leave out'} line ${line}`}
                onClick={() => onDrop(index, !dropped)}
              >
                {dropped ? 'Left out. Include it again' : 'Leave this row out'}
              </TextButton>
            )}
          </td>
        </tr>
      )}
    </>
  );
});
PreviewRow.displayName = 'PreviewRow';

type RepairProps = {
  problem: Problem;
  line: number;
  index: number;
  written: string;
  work: TableWork;
  onCorrect: (text: string, every?: boolean) => void;
};

/** One problem: what it is, what may stand there instead, chosen or typed, and what may be meant. */
const Repair = ({ problem, line, index, written, work, onCorrect }: RepairProps) => {
  const { column, severity, message, suggestion, allowed } = problem;
  const id = `repair-${line}-${column}-${problem.code}`;
  const { register, getValues, watch } = useForm({
    defaultValues: { text: allowed === null ? written : (suggestion ?? '') },
  });
  const meant = allowed === null ? suggestion : watch('text') || null;
  const times = meant === null || written === '' ? 0 : timesIn(work.rows, index, column);
  const commit = () => {
    const typed = getValues('text');
    if (typed !== written) onCorrect(typed);
  };
  const field = {
    'aria-label': `${column}, line ${line}`,
    'aria-describedby': id,
    'aria-invalid': severity === 'error',
  };
  return (
    <li className="grid grid-cols-[15px_minmax(0,1fr)] items-start gap-x-2 gap-y-1">
      <SeverityMark severity={severity} className="mt-0.5" />
      <p id={id} className="wrap-anywhere">
        <b className="font-semibold">{column}:</b> {message}
      </p>
      <div className="col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="w-56 max-w-full">
          {allowed === null ? (
            <Input
              autoComplete="off"
              {...field}
              {...register('text', { onBlur: commit })}
              onKeyDown={(event) => {
                if (event.key === 'Enter') commit();
              }}
            />
          ) : (
            <Select {...field} {...register('text')}>
              <option value="">Choose one</option>
              {allowed.map((word) => (
                <option key={word} value={word}>
                  {choiceLabel(column, word)}
                </option>
              ))}
            </Select>
          )}
        </span>
        {meant !== null && (
          <TextButton
            className="touch:min-h-11 inline-flex items-center gap-1"
            onClick={() => onCorrect(meant)}
          >
            <Icon name="pass" className="size-3" />
            <span>
              Use “<bdi>{choiceLabel(column, meant)}</bdi>”
            </span>
          </TextButton>
        )}
        {meant !== null && times > 1 && (
          <TextButton
            className="touch:min-h-11 inline-flex items-center"
            onClick={() => onCorrect(meant, true)}
          >
            {`in all ${times} rows`}
          </TextButton>
        )}
      </div>
    </li>
  );
};
