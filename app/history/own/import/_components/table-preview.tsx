'use client';

import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/app/_components/ui/button';
import { CheckField } from '@/app/_components/ui/check-field';
import { Field, SelectField } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { OWN_BOUNDS } from '@/lib/history/own/bounds';
import { grouped } from '@/lib/rules/core/army/number';
import { counted } from '@/lib/rules/core/army/words';
import { columnsOf, countProblems, indexesOf, ROWS_OF_PAGE } from '../import-table';
import type { Storing, TableWork } from '../use-import';
import { type OnCorrect, type OnDrop, onNarrow, PreviewRow } from './preview-row';
import { StoreBar } from './store-bar';

type TablePreviewProps = {
  work: TableWork;
  head: { readonly name: string; readonly year: number | null };
  storing: Storing;
  onCorrect: OnCorrect;
  onDrop: OnDrop;
  onStore: (name: string, year: number) => void;
  onStop: () => void;
  onLeave: () => void;
};

const { years, texts } = OWN_BOUNDS;
const YEARS = Array.from({ length: years.last - years.first + 1 }, (_, index) => {
  const year = String(years.first + index);
  return { value: year, label: year };
});

const DELIMITER_WORDS = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as const;
const ENCODING_WORDS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  macintosh: 'Mac Roman',
  ibm850: 'DOS',
} as const;

/** A table before it is stored: its rows, what is wrong with them, and what the file does not say itself. */
export const TablePreview = ({
  work,
  head,
  storing,
  onCorrect,
  onDrop,
  onStore,
  ...acts
}: TablePreviewProps) => {
  const { checked, table, encoding, file, stored } = work;
  const counts = countProblems(checked.rows);
  const { register, handleSubmit } = useForm({
    defaultValues: { name: head.name, year: String(head.year ?? years.first) },
  });
  const rows = counted(checked.rows.length, 'row');
  const store = handleSubmit(({ name, year }) => onStore(name.trim() || `Battle of ${year}`, Number(year)));
  return (
    <>
      <p className="soft py-2">
        {file !== '' && (
          <>
            <bdi>{file}</bdi>:{' '}
          </>
        )}
        {rows}
        {table.delimiter !== null && encoding !== null
          ? `, ${DELIMITER_WORDS[table.delimiter]} between the cells, ${ENCODING_WORDS[encoding]}.`
          : ', of a spreadsheet.'}
      </p>
      {table.faults.map(({ message, line }) => (
        <Notice key={message} severity="warning" className="mb-2">
          {line === null ? '' : `Line ${line}: `}
          {message}
        </Notice>
      ))}
      <form
        className="flex flex-wrap gap-3 pb-4 [&>div]:w-72 [&>div:last-child]:w-28"
        onSubmit={store}
        aria-label="The battle"
      >
        <Field label="Battle" maxLength={texts.name} autoComplete="off" {...register('name')} />
        <SelectField label="Year" options={YEARS} {...register('year')} />
      </form>
      <Rows work={work} troubled={counts.rows} onCorrect={onCorrect} onDrop={onDrop} />
      <StoreBar
        counts={counts}
        left={checked.left}
        off={checked.battle === null}
        stored={stored}
        storing={storing}
        what={rows}
        onStore={() => void store()}
        {...acts}
      />
    </>
  );
};

type RowsProps = { work: TableWork; troubled: number; onCorrect: OnCorrect; onDrop: OnDrop };

/** A page of the rows. Those of a page stay where they are while they are put right. */
const Rows = ({ work, troubled, onCorrect, onDrop }: RowsProps) => {
  const { rows } = work.checked;
  const [only, setOnly] = useState(troubled > 0);
  const [page, setPage] = useState(0);
  const [listed, setListed] = useState(() => indexesOf(rows, troubled > 0));
  const keys = useMemo(
    () =>
      columnsOf(
        work.table.columns.flatMap(({ key }) => (key === null ? [] : [key])),
        work.rows,
      ),
    [work],
  );
  const show = (isOpen: boolean) => {
    setOnly(isOpen);
    setPage(0);
    setListed(indexesOf(rows, isOpen));
  };
  const pages = Math.max(1, Math.ceil(listed.length / ROWS_OF_PAGE));
  const from = page * ROWS_OF_PAGE;
  const pageRows = listed.slice(from, from + ROWS_OF_PAGE);
  return (
    <section aria-labelledby="rows">
      <div className="border-rule-ink flex flex-wrap items-center gap-x-5 gap-y-1 border-b pb-1.5">
        <h2 id="rows" className="text-20">
          Rows
        </h2>
        <CheckField checked={only} onChange={({ target }) => show(target.checked)}>
          {`Only rows to check (${grouped(troubled)})`}
        </CheckField>
        {pages > 1 && <Pages page={page} pages={pages} onPage={setPage} />}
      </div>
      {pageRows.length === 0 && <p className="soft py-4">Every row can be read as it is.</p>}
      <table className="w-full border-collapse">
        <thead>
          <tr className="text-11 text-ink-3">
            <th scope="col" className="border-rule-ink w-14 border-b py-1 pr-3 text-right font-normal">
              Line
            </th>
            {keys.map((key) => (
              <th
                key={key}
                scope="col"
                className={`border-rule-ink border-b px-1.5 py-1 text-start font-normal ${onNarrow(key)}`}
              >
                {key}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pageRows.map((index) => (
            <PreviewRow
              key={rows[index]?.line}
              index={index}
              row={rows[index]}
              keys={keys}
              work={work}
              onCorrect={onCorrect}
              onDrop={onDrop}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Pages = ({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) => (
  <nav aria-label="Pages of rows" className="ml-auto flex items-center gap-2">
    <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
      Before
    </Button>
    <span className="tabular-nums">{`${page + 1} of ${pages}`}</span>
    <Button size="small" disabled={page === pages - 1} onClick={() => onPage(page + 1)}>
      Next
    </Button>
  </nav>
);
