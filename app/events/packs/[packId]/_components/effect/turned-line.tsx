import type { ReactNode } from 'react';
import { Icon } from '@/app/_components/ui/icon';
import { Severity } from '@/app/_components/ui/severity-mark';
import * as uiWords from '@/app/_components/ui/words';
import * as factsWords from '@/app/events/_facts/words';
import * as packsWords from '@/app/events/packs/words';
import type { Verdict } from '@/lib/events/packs/edit/effect';
import { amountOf } from '@/lib/rules/core/army/number';
import * as words from '../words';

const VerdictWord = ({ verdict: { legality, errors } }: { verdict: Verdict }) => {
  if (legality === 'legal') return <Severity severity="pass">{packsWords.readyVerdict}</Severity>;
  if (legality === 'unfinished') return <Severity severity="wanting">{uiWords.unfinished}</Severity>;
  return <Severity severity="error">{amountOf(errors, 'error')}</Severity>;
};

type TurnedLineProps = {
  name: ReactNode;
  /** null where the verdict stays, and only what is found is another */
  was: Verdict | null;
  now: Verdict;
  /** why */
  children?: ReactNode;
};

/** An army whose verdict turns: what it was, and what it becomes. */
export const TurnedLine = ({ name, was, now, children }: TurnedLineProps) => (
  <li className="border-rule grid min-h-[31px] grid-cols-[minmax(0,1fr)_auto_16px_minmax(72px,auto)] items-center gap-x-2 border-b py-1">
    <b className="font-[560] wrap-anywhere">{name}</b>
    {was === null ? <span /> : <VerdictWord verdict={was} />}
    {was === null ? (
      <span />
    ) : (
      <span>
        <Icon name="chevron-right" />
        <span className="vh">{factsWords.becomes}</span>
      </span>
    )}
    <span className="text-end">
      <VerdictWord verdict={now} />
    </span>
    {children !== undefined && <div className="col-span-full">{children}</div>}
  </li>
);

/** How many armies of a kind are legal under all rules together. */
export const Together = ({ label, legal, of }: { label: string; legal: number; of: number }) => (
  <tr className="border-rule border-b tabular-nums">
    <th scope="row" className="h-[27px] py-1 pr-2 text-start font-normal wrap-anywhere">
      {label}, {of}
    </th>
    <td className="text-end whitespace-nowrap">{words.readyOnes(legal)}</td>
    <td className="w-[104px] text-end whitespace-nowrap">
      {of > legal && <Severity severity="error">{words.illegalOnes(of - legal)}</Severity>}
    </td>
  </tr>
);
