'use client';

import { useId } from 'react';
import type { CheckAnswer } from '@/lib/rules/check';
import { type Path, pathKey } from '@/lib/rules/core/path';
import { FindingStack } from '../_components/army/finding-stack';
import { formatPoints } from '../_components/army/points';
import { Icon } from '../_components/ui/icon';
import { Notice } from '../_components/ui/notice';
import { type Mark, SeverityCounts } from '../_components/ui/severity-mark';
import { type Book, countsOf, type Verdict, verdictOf } from './verdicts';

const MARK: Record<Verdict, Mark> = {
  legal: 'pass',
  unfinished: 'wanting',
  illegal: 'error',
  unreadable: 'warning',
};

type VerdictRowProps = {
  answer: CheckAnswer;
  open: boolean;
  onToggle: () => void;
  book: Book | undefined;
};

/** What the head of the column says already. */
const PLAIN = 'points';

/** The verdict on one file, and below it, when open, why. */
export const VerdictRow = ({ answer, open, onToggle, book }: VerdictRowProps) => {
  const id = useId();
  const verdict = verdictOf(answer);
  const word = book?.points ?? PLAIN;
  return (
    <tbody data-verdict={verdict}>
      <tr>
        <th scope="row">
          <button
            type="button"
            className="verdict-file"
            aria-expanded={open}
            aria-controls={id}
            onClick={onToggle}
          >
            <Icon name={open ? 'chevron' : 'chevron-right'} />
            {answer.file}
          </button>
        </th>
        <td className="army-name">{answer.ok ? answer.name || 'Army without a name' : ''}</td>
        <td className="num">
          {answer.ok && answer.points !== null && (
            <>
              <b>{formatPoints(answer.points, 1)}</b>
              {word !== PLAIN && <small className="mute"> {word}</small>}
            </>
          )}
        </td>
        <td>
          <span className={`sev ${MARK[verdict]}`}>
            <Icon name={MARK[verdict]} />
            {verdict}
          </span>
        </td>
        <td>{answer.ok && <SeverityCounts counts={countsOf(answer)} clear="none" />}</td>
      </tr>
      <tr id={id} hidden={!open}>
        <td colSpan={5} className="why">
          {open && <Why answer={answer} source={book?.source} />}
        </td>
      </tr>
    </tbody>
  );
};

const Why = ({ answer, source }: { answer: CheckAnswer; source: string | undefined }) => {
  if (!answer.ok) return <Notice severity="warning">{answer.error.message}</Notice>;
  const places = new Map(
    answer.findings.flatMap(({ at, place, also = [], places: others = [] }) => [
      [pathKey(at), place] as const,
      ...also.map((each, index) => [pathKey(each), others[index]] as const),
    ]),
  );
  return (
    <>
      <FindingStack
        findings={answer.findings}
        placeName={(at: Path) => places.get(pathKey(at))}
        clear="Nothing found: every check passed."
        rules={answer.system}
        {...(source !== undefined && { source })}
      />
      {answer.more !== undefined && (
        <p className="soft">
          {answer.findings.length} findings are told here, the gravest first; there are {answer.more} more.
        </p>
      )}
      {answer.warnings?.map(({ message }) => (
        <p key={message} className="soft">
          {message}
        </p>
      ))}
      <p className="profile mute">{answer.profile}</p>
    </>
  );
};
