'use client';

import { useState } from 'react';
import { Button, buttonLook, TextButton } from '../_components/ui/button';
import { SearchField } from '../_components/ui/field';
import { Icon } from '../_components/ui/icon';
import { Menu } from '../_components/ui/menu';
import { saveText } from '../_components/ui/save-text';
import { Segments } from '../_components/ui/segments';
import { VerdictRow } from './verdict-row';
import {
  type CheckedText,
  type CheckVerdict,
  countVerdicts,
  csvOf,
  EVERYTHING,
  jsonOf,
  type Key,
  turned,
  VERDICT_WORDS,
  type VerdictBook,
  type VerdictOrder,
  type VerdictView,
  visibleVerdicts,
} from './verdicts';

type VerdictTableProps = {
  checked: readonly CheckedText[];
  /** the book of each system */
  books: Readonly<Record<string, VerdictBook>>;
  /** a text whose open lines are settled */
  onText: (file: string, text: string) => void;
};

const SHOWN = ['all', 'legal', 'unfinished', 'illegal', 'unreadable'] as const;
const LABEL: Record<CheckVerdict | 'all', string> = {
  all: 'All',
  ...VERDICT_WORDS,
};

const COLUMNS: readonly { key: Key; label: string; numeric?: true }[] = [
  { key: 'file', label: 'File' },
  { key: 'army', label: 'Army' },
  { key: 'player', label: 'Player' },
  { key: 'system', label: 'Rules, nation' },
  { key: 'points', label: 'Points', numeric: true },
  { key: 'verdict', label: 'Verdict' },
  { key: 'findings', label: 'Findings' },
];

/** One line for each list, in the order given or as sorted; a line opens on its findings. */
export const VerdictTable = ({ checked, books, onText }: VerdictTableProps) => {
  const [view, setView] = useState<VerdictView>(EVERYTHING);
  const [open, setOpen] = useState<ReadonlySet<CheckedText>>(new Set(checked.length === 1 ? checked : []));

  const answers = checked.map(({ answer }) => answer);
  const counts: Record<CheckVerdict | 'all', number> = { all: answers.length, ...countVerdicts(answers) };
  const rows = visibleVerdicts(checked, view);
  const allOpen = rows.length > 0 && rows.every((row) => open.has(row));
  const shownAnswers = () => rows.map(({ answer }) => answer);

  const toggle = (row: CheckedText) => {
    const next = new Set(open);
    if (!next.delete(row)) next.add(row);
    setOpen(next);
  };

  return (
    <section aria-labelledby="verdicts">
      <div className="flex flex-wrap items-center gap-2 pb-2">
        <h2 id="verdicts" className="text-20 mr-2">
          Verdicts
        </h2>
        <div className="max-tablet:order-1 max-tablet:flex-[1_1_100%]">
          <Segments
            legend="Show"
            hideLegend
            value={view.verdict}
            onChange={(value) => {
              const verdict = SHOWN.find((each) => each === value) ?? 'all';
              setView({ ...view, verdict });
            }}
            options={SHOWN.filter((value) => value === 'all' || counts[value] > 0).map((value) => ({
              value,
              label: `${LABEL[value]} ${counts[value]}`,
            }))}
          />
        </div>
        {checked.length > 1 && (
          <SearchField
            className="max-tablet:order-1 max-tablet:max-w-none max-tablet:flex-[1_1_100%] max-w-[220px]"
            label="Search verdicts"
            value={view.search}
            onChange={(event) => setView({ ...view, search: event.target.value })}
          />
        )}
        <span className="grow" />
        <Button variant="bare" onClick={() => setOpen(allOpen ? new Set() : new Set(rows))}>
          {allOpen ? 'Close all' : 'Open all'}
        </Button>
        <Menu
          label="Download"
          icon="download"
          className={buttonLook()}
          items={[
            {
              label: 'Table for spreadsheets (CSV)',
              icon: 'download',
              onSelect: () => saveText('verdicts.csv', csvOf(shownAnswers()), 'text/csv'),
            },
            {
              label: 'Everything (JSON)',
              icon: 'download',
              onSelect: () => saveText('verdicts.json', jsonOf(shownAnswers()), 'application/json'),
            },
          ]}
        >
          Download
        </Menu>
      </div>
      <table className="max-tablet:block w-full">
        {/* on a phone the head names nothing that the cells do not say themselves */}
        <thead className="max-tablet:sr-only">
          <tr>
            {COLUMNS.map(({ key, label, numeric }) => (
              <Head
                key={key}
                label={label}
                numeric={numeric ?? false}
                order={view.order?.key === key ? view.order : null}
                onTurn={() => setView({ ...view, order: turned(view.order, key) })}
              />
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <VerdictRow
            key={checked.indexOf(row)}
            checked={row}
            open={open.has(row)}
            onToggle={() => toggle(row)}
            book={row.answer.ok ? books[row.answer.system] : undefined}
            onText={onText}
          />
        ))}
      </table>
      {rows.length === 0 && (
        <p className="text-ink-2 py-6">
          No list matches. <TextButton onClick={() => setView(EVERYTHING)}>Show all</TextButton>
        </p>
      )}
    </section>
  );
};

type HeadProps = { label: string; numeric: boolean; order: VerdictOrder | null; onTurn: () => void };

const sortOf = (order: VerdictOrder | null) => {
  if (order === null) return 'none';
  return order.down ? 'descending' : 'ascending';
};

const Head = ({ label, numeric, order, onTurn }: HeadProps) => (
  <th
    scope="col"
    className={`border-rule-ink text-11 text-ink-3 border-b py-[3px] pr-3.5 font-normal ${numeric ? 'num' : 'text-start'}`}
    aria-sort={sortOf(order)}
  >
    <button
      type="button"
      className="hover:text-ink inline-flex items-center gap-[3px] pointer-coarse:min-h-11"
      onClick={onTurn}
    >
      {label}
      {order !== null && <Icon name="chevron" className={`size-[11px] ${order.down ? '' : 'rotate-180'}`} />}
    </button>
  </th>
);
