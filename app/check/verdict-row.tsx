'use client';

import { useId } from 'react';
import { formatPoints } from '../_components/army/points';
import { Icon } from '../_components/ui/icon';
import { type Mark, SeverityCounts } from '../_components/ui/severity-mark';
import { VerdictReasons } from './verdict-reasons';
import { type Book, type Checked, countsOf, type Verdict, verdictOf } from './verdicts';

const MARK: Record<Verdict, Mark> = {
  legal: 'pass',
  unfinished: 'wanting',
  illegal: 'error',
  unreadable: 'warning',
};

type VerdictRowProps = {
  checked: Checked;
  open: boolean;
  onToggle: () => void;
  book: Book | undefined;
};

/** What the head of the column says already. */
const PLAIN = 'points';

/** The verdict on one list, and below it, when open, why. */
export const VerdictRow = ({ checked, open, onToggle, book }: VerdictRowProps) => {
  const id = useId();
  const { answer } = checked;
  const about = answer.ok ? answer.about : undefined;
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
        <td className="player">{about?.player}</td>
        <td className="rules">
          {about && (
            <>
              {about.system}
              <small className="soft">
                {about.nation}, {about.year}
              </small>
            </>
          )}
        </td>
        <td className="num">
          {answer.ok && answer.points !== null && (
            <>
              <b>{formatPoints(answer.points, 1)}</b>
              {word !== PLAIN && <small className="mute"> {word}</small>}
              {about?.budget != null && <small className="mute"> of {formatPoints(about.budget, 1)}</small>}
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
        <td colSpan={7} className="why">
          {open && <VerdictReasons checked={checked} source={book?.source} />}
        </td>
      </tr>
    </tbody>
  );
};
