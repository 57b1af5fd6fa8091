import { useId } from 'react';
import { TextField } from '@/app/_components/ui/field';
import { Segments } from '@/app/_components/ui/segments';
import { TEXTS } from '@/lib/events/limits';
import type { AcceptedLists, SaveTermsRequest, TryTermsAnswer } from '@/lib/events/schema';
import { amountOf } from '@/lib/rules/core/army/number';
import { listed } from '@/lib/rules/core/army/words';

type Effect = Extract<TryTermsAnswer, { ok: true }>;

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
  const more = lists.length > 6 ? ` and ${lists.length - 6} more` : '';
  return (
    <div className="grid gap-1.5">
      <Segments
        legend={`${amountOf(lists.length, 'accepted list')} would have errors. What should happen to ${lists.length === 1 ? 'it' : 'them'}?`}
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
