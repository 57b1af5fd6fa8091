import { useId } from 'react';
import * as commonParts from '@/app/_components/part-words';
import { TextField } from '@/app/_components/ui/field';
import { Segments } from '@/app/_components/ui/segments';
import { VersionCounts } from '@/app/events/_facts/version-counts';
import * as eventsWords from '@/app/events/words';
import { TEXTS } from '@/lib/events/limits';
import type { AcceptedLists, JudgedLists, SaveTermsRequest, TryTermsAnswer } from '@/lib/events/schema';
import { counted, listed } from '@/lib/rules/core/army/words';

type Effect = Extract<TryTermsAnswer, { ok: true }>;

/** Which stored verdicts a change of the terms would turn, and why. */
export const TermsEffect = ({ effect: { turned, same, frozen } }: { effect: Effect }) => (
  <section className="bg-paper-sunk grid gap-1.5 px-3 py-2.5" role="status" aria-label="What would change">
    <p className="font-[560]">
      {turned.length === 0 ? 'No verdict changes' : `${counted(turned.length, 'verdict')} would change`}
      {same > 0 && `, ${counted(same, 'stays as it is', 'stay as they are')}`}
      {frozen > 0 && `, ${frozen} ${frozen === 1 ? 'is frozen and does' : 'are frozen and do'} not change`}.
    </p>
    {turned.length > 0 && (
      <ul>
        {turned.map(({ number, name, version, was, is, comes, goes }) => (
          <li key={`${number} ${version}`} className="border-rule grid gap-0.5 border-t py-1.5">
            <p className="flex flex-wrap items-center gap-x-2">
              <b className="min-w-0 flex-1 font-[560] wrap-anywhere">
                {number}. <bdi>{name}</bdi>
              </b>
              <span className="vh">was</span>
              <VersionCounts version={{ verdict: was, overruled: 0 }} />
              <span aria-hidden="true">→</span>
              <span className="vh">becomes</span>
              <VersionCounts version={{ verdict: is, overruled: 0 }} />
            </p>
            <p className="text-12 text-ink-2 wrap-anywhere">{eventsWords.whatTurned({ comes, goes })}</p>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** What becomes of accepted lists that have errors by new terms: nothing is chosen before somebody chooses. */
export type AcceptedWish = { readonly what: AcceptedLists | null; readonly reason: string };

/** The reason that is offered: they were accepted under terms of before. */
export const newWish = (version: number): AcceptedWish => ({
  what: null,
  reason: `Accepted under terms ${version}.`,
});

/** What is sent of it; null where it is not said yet. */
export const wishSent = ({
  what,
  reason,
}: AcceptedWish): NonNullable<SaveTermsRequest['accepted']> | null => {
  if (what === null) return null;
  if (what !== 'pass') return { do: what };
  return reason.trim() === '' ? null : { do: 'pass', reason: reason.trim() };
};

const OPTIONS: readonly { readonly value: AcceptedLists; readonly label: string }[] = [
  { value: 'pass', label: 'Let pass' },
  { value: 'back', label: 'Check again' },
  { value: 'stay', label: 'Decide later' },
];

const WORDS: Readonly<Record<AcceptedLists, string>> = {
  pass: 'They stay accepted. Each of these errors is let pass for the reason below, shown on receipt and sheet and kept in the audit trail.',
  back: 'They go back to “To check”. Where a newer list is already waiting, the accepted one counts until that is accepted.',
  stay: 'They stay accepted with their errors. The desk shows them under “Accepted, with errors”, and sheet and receipt say so.',
};

type AcceptedListsProps = {
  lists: Effect['accepted'];
  wish: AcceptedWish;
  onChange: (wish: AcceptedWish) => void;
};

/** Asks what becomes of accepted lists that have errors by the new terms. */
export const AcceptedListsChoice = ({ lists, wish, onChange }: AcceptedListsProps) => {
  const id = useId();
  const { what, reason } = wish;
  if (lists.length === 0) return null;
  const names = listed([...new Set(lists.map(({ name }) => name))].slice(0, 6));
  const more = lists.length > 6 ? commonParts.andMore(lists.length - 6) : '';
  return (
    <div className="grid gap-1.5">
      <Segments
        legend={`${counted(lists.length, 'accepted list')} would have errors. What should happen to ${lists.length === 1 ? 'it' : 'them'}?`}
        options={OPTIONS}
        value={what ?? ''}
        onChange={(value) =>
          onChange({ ...wish, what: OPTIONS.find((option) => option.value === value)?.value ?? null })
        }
        describedBy={id}
        className="max-w-[480px]"
      />
      <p id={id} className="soft wrap-anywhere" role="status">
        {what === null ? `Accepted: ${names}${more}. Choose, then save.` : WORDS[what]}
      </p>
      {what === 'pass' && (
        <TextField
          label="Reason"
          hint="The players read it."
          rows={2}
          maxLength={TEXTS.reason}
          required
          value={reason}
          error={reason.trim() === '' ? 'Give the reason: it is empty.' : undefined}
          onChange={({ target }) => onChange({ ...wish, reason: target.value })}
        />
      )}
    </div>
  );
};

type WhichListsProps = {
  /** the event is closed now; else it was opened again */
  isClosed: boolean;
  /** lists that were frozen when the event closed */
  frozen: number;
  lists: JudgedLists | undefined;
  onChange: (lists: JudgedLists) => void;
};

type JudgedOption = { readonly value: JudgedLists; readonly label: string };
const NONE: JudgedOption = { value: 'none', label: 'No lists' };
const JUDGED_OPTIONS: readonly JudgedOption[] = [
  { value: 'new', label: 'New lists only' },
  { value: 'all', label: 'All lists' },
];

const termsJudgeAll = (frozen: number): string =>
  `The new terms judge all lists, including ${counted(frozen, 'list')} frozen at closing. Frozen verdicts are kept as earlier ones.`;

const frozenKeepVerdict = (frozen: number): string =>
  `${counted(frozen, 'list')} ${frozen === 1 ? 'keeps' : 'keep'} the frozen verdict; lists sent from now on are judged by the new terms. Every page says which terms judged a list.`;

const lateByTermsOfClosing = (frozen: number): string =>
  `${counted(frozen, 'list')} ${frozen === 1 ? 'keeps' : 'keep'} the verdict. Lists sent late are judged by the terms of closing, like all others. The new terms hold once the event is opened again.`;

const JUDGED_WORDS: Readonly<Record<JudgedLists, (frozen: number) => string>> = {
  none: lateByTermsOfClosing,
  new: frozenKeepVerdict,
  all: termsJudgeAll,
};

/** An event that has closed has frozen lists: which lists new terms judge. */
export const WhichLists = ({ isClosed, frozen, lists, onChange }: WhichListsProps) => {
  const options = isClosed ? [NONE, ...JUDGED_OPTIONS] : JUDGED_OPTIONS;
  return (
    <div className="grid gap-1.5">
      <Segments
        legend={`${isClosed ? 'Lists are closed' : 'This event was reopened'}. Which lists should the new terms judge?`}
        options={options}
        value={lists ?? ''}
        onChange={(value) => {
          const option = options.find((each) => each.value === value);
          if (option !== undefined) onChange(option.value);
        }}
        className="max-w-[480px]"
      />
      <p className="soft" role="status">
        {lists === undefined
          ? `${counted(frozen, 'list')} ${frozen === 1 ? 'was' : 'were'} frozen when it closed. Choose, then save.`
          : JUDGED_WORDS[lists](frozen)}
      </p>
    </div>
  );
};
