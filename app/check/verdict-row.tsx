'use client';

import { useId } from 'react';
import * as common from '@/app/_components/words';
import { pointsText } from '@/lib/rules/core/price/points';
import type { Mark } from '../../lib/rules/core/check/finding';
import { Icon } from '../_components/ui/icon';
import { Severity, SeverityCounts } from '../_components/ui/severity-mark';
import { VerdictReasons } from './verdict-reasons';
import {
  type CheckedText,
  type CheckVerdict,
  countsOf,
  VERDICT_WORDS,
  type VerdictBook,
  verdictOf,
} from './verdicts';

const MARK: Record<CheckVerdict, Mark> = {
  legal: 'pass',
  unfinished: 'wanting',
  illegal: 'error',
  unreadable: 'warning',
};

const CELL =
  'wrap-anywhere py-[5px] max-tablet:min-h-[34px] max-tablet:px-0 max-tablet:py-1 max-tablet:empty:hidden';
const APART = 'pr-3.5';
const LINE =
  'max-tablet:grid max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:items-center max-tablet:gap-x-3';
const WHOLE = 'max-tablet:col-span-full';

type VerdictRowProps = {
  checked: CheckedText;
  open: boolean;
  onToggle: () => void;
  book: VerdictBook | undefined;
  onText: (file: string, text: string) => void;
};

/** What the head of the column says already. */
const PLAIN = 'points';

/** The verdict on one list, and below it, when open, why. */
export const VerdictRow = ({ checked, open, onToggle, book, onText }: VerdictRowProps) => {
  const id = useId();
  const { answer } = checked;
  const about = answer.ok ? answer.about : undefined;
  const verdict = verdictOf(answer);
  const word = book?.points ?? PLAIN;
  return (
    <tbody data-verdict={verdict} className="border-rule max-tablet:block border-b">
      <tr className={LINE}>
        <th scope="row" className={`${CELL} ${APART} ${WHOLE} text-start font-normal`}>
          <button
            type="button"
            className="flex min-h-7 w-full items-center gap-1.5 text-start font-[560] underline-offset-2 hover:underline pointer-coarse:min-h-11"
            aria-expanded={open}
            aria-controls={id}
            onClick={onToggle}
          >
            <Icon name={open ? 'chevron' : 'chevron-right'} />
            {answer.file}
          </button>
        </th>
        <td className={`${CELL} ${APART} ${WHOLE} font-caslon`}>
          {answer.ok ? answer.name || common.armyWithoutName : ''}
        </td>
        <td className={`${CELL} ${APART} ${WHOLE}`}>{about?.player}</td>
        <td className={`${CELL} ${APART}`}>
          {about && (
            <>
              {about.system}
              <small className="soft block">
                {about.nation}, {about.year}
              </small>
            </>
          )}
        </td>
        <td className={`num ${CELL} ${APART}`}>
          {answer.ok && answer.points !== null && (
            <>
              <b>{pointsText(answer.points)}</b>
              {word !== PLAIN && <small className="mute"> {word}</small>}
              {about?.budget != null && <small className="mute"> {`of ${pointsText(about.budget)}`}</small>}
            </>
          )}
        </td>
        <td className={`${CELL} ${APART}`}>
          <Severity severity={MARK[verdict]} className="font-semibold">
            {VERDICT_WORDS[verdict]}
          </Severity>
        </td>
        <td className={`${CELL}`}>
          {answer.ok && <SeverityCounts counts={countsOf(answer)} clear="none" />}
        </td>
      </tr>
      <tr id={id} hidden={!open} className={LINE}>
        <td
          colSpan={7}
          className={`wrap-anywhere ${WHOLE} max-tablet:min-h-[34px] max-tablet:px-0 max-tablet:[--find-bleed:0px] max-tablet:empty:hidden pr-3 pb-3 pl-5.5 [--find-bleed:12px]`}
        >
          {open && <VerdictReasons checked={checked} source={book?.source} onText={onText} />}
        </td>
      </tr>
    </tbody>
  );
};
