'use client';

import { useState } from 'react';
import type { CheckAnswer } from '@/lib/rules/check';
import { Button } from '../_components/ui/button';
import { saveText } from '../_components/ui/save-text';
import { Segments } from '../_components/ui/segments';
import { VerdictRow } from './verdict-row';
import { type Book, countVerdicts, jsonLines, type Verdict, verdictOf } from './verdicts';

type VerdictTableProps = {
  answers: readonly CheckAnswer[];
  /** the book of each system */
  books: Readonly<Record<string, Book>>;
};

const SHOWN = ['all', 'legal', 'unfinished', 'illegal', 'unreadable'] as const;
type Shown = (typeof SHOWN)[number];
const LABEL: Record<Shown, string> = {
  all: 'All',
  legal: 'Legal',
  unfinished: 'Unfinished',
  illegal: 'Illegal',
  unreadable: 'Unreadable',
};

const asShown = (value: string): Shown => SHOWN.find((shown) => shown === value) ?? 'all';

/** One line for each file, in the order given; a line opens on its findings. */
export const VerdictTable = ({ answers, books }: VerdictTableProps) => {
  const [shown, setShown] = useState<Shown>('all');
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set(answers.length === 1 ? [0] : []));
  const [known, setKnown] = useState(answers);
  if (known !== answers) {
    setKnown(answers);
    setShown('all');
    setOpen(new Set(answers.length === 1 ? [0] : []));
  }

  const counts: Record<Shown, number> = { all: answers.length, ...countVerdicts(answers) };
  const rows = answers
    .map((answer, index) => ({ answer, index }))
    .filter(({ answer }) => shown === 'all' || verdictOf(answer) === (shown as Verdict));
  const allOpen = rows.length > 0 && rows.every(({ index }) => open.has(index));

  const toggle = (index: number) => {
    const next = new Set(open);
    if (!next.delete(index)) next.add(index);
    setOpen(next);
  };

  return (
    <section className="verdicts" aria-labelledby="verdicts">
      <div className="verdict-tools">
        <h2 id="verdicts">Verdicts</h2>
        <Segments
          legend="Show"
          hideLegend
          value={shown}
          onChange={(value) => setShown(asShown(value))}
          options={SHOWN.map((value) => ({ value, label: `${LABEL[value]} ${counts[value]}` }))}
        />
        <span className="grow" />
        <Button
          variant="bare"
          onClick={() => setOpen(allOpen ? new Set() : new Set(rows.map(({ index }) => index)))}
        >
          {allOpen ? 'Close all' : 'Open all'}
        </Button>
        <Button
          icon="download"
          onClick={() => saveText('verdicts.jsonl', jsonLines(answers), 'application/x-ndjson')}
        >
          Download
        </Button>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Army</th>
            <th scope="col" className="num">
              Points
            </th>
            <th scope="col">Verdict</th>
            <th scope="col">Findings</th>
          </tr>
        </thead>
        {rows.map(({ answer, index }) => (
          <VerdictRow
            key={index}
            answer={answer}
            open={open.has(index)}
            onToggle={() => toggle(index)}
            book={answer.ok ? books[answer.system] : undefined}
          />
        ))}
      </table>
      {rows.length === 0 && <p className="none">No file is {LABEL[shown].toLowerCase()}.</p>}
    </section>
  );
};
