import { useId } from 'react';
import * as commonParts from '@/app/_components/part-words';
import { TextField } from '@/app/_components/ui/field';
import { Segments } from '@/app/_components/ui/segments';
import * as eventWords from '@/app/events/[eventId]/words';
import { TEXTS } from '@/lib/events/limits';
import type { AcceptedLists, SaveTermsRequest, TryTermsAnswer } from '@/lib/events/schema';
import { listed } from '@/lib/rules/core/army/words';
import * as words from '../words';

type Effect = Extract<TryTermsAnswer, { ok: true }>;

/** What becomes of accepted lists that have errors by new terms: nothing is chosen before somebody chooses. */
export type AcceptedWish = { readonly what: AcceptedLists | null; readonly reason: string };

/** The reason that is offered: they were accepted under terms of before. */
export const newWish = (version: number): AcceptedWish => ({
  what: null,
  reason: words.acceptedUnder(version),
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
  { value: 'pass', label: eventWords.letPass },
  { value: 'back', label: words.checkAgain },
  { value: 'stay', label: words.decideLater },
];

const WORDS: Readonly<Record<AcceptedLists, string>> = {
  pass: words.whatPassDoes,
  back: words.whatCheckAgainDoes,
  stay: words.whatStayingMeans,
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
        legend={words.askAccepted(lists.length)}
        options={OPTIONS}
        value={what ?? ''}
        onChange={(value) =>
          onChange({ ...wish, what: OPTIONS.find((option) => option.value === value)?.value ?? null })
        }
        describedBy={id}
        className="max-w-[480px]"
      />
      <p id={id} className="soft wrap-anywhere" role="status">
        {what === null ? words.chooseThenSaveAccepted(names, more) : WORDS[what]}
      </p>
      {what === 'pass' && (
        <TextField
          label={eventWords.reason}
          hint={words.playersReadIt}
          rows={2}
          maxLength={TEXTS.reason}
          required
          value={reason}
          error={reason.trim() === '' ? words.giveReason : undefined}
          onChange={({ target }) => onChange({ ...wish, reason: target.value })}
        />
      )}
    </div>
  );
};
