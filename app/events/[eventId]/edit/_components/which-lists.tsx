import { Segments } from '@/app/_components/ui/segments';
import type { JudgedLists } from '@/lib/events/schema';
import { amountOf } from '@/lib/rules/core/army/number';

type WhichListsProps = {
  /** lists that were frozen when the event closed */
  frozen: number;
  lists: JudgedLists | undefined;
  onChange: (lists: JudgedLists) => void;
};

const OPTIONS: readonly { readonly value: JudgedLists; readonly label: string }[] = [
  { value: 'new', label: 'New lists only' },
  { value: 'all', label: 'All lists' },
];

const WORDS: Readonly<Record<JudgedLists, (frozen: string, keep: string) => string>> = {
  new: (frozen, keep) =>
    `${frozen} ${keep} the frozen verdict; lists sent since are judged by the new terms. The desk says which is which.`,
  all: (frozen) =>
    `The new terms judge all lists, including ${frozen} frozen at closing. Frozen verdicts are kept as earlier ones.`,
};

/** An event that was opened again has lists of before and lists since: which of them new terms judge. */
export const WhichLists = ({ frozen, lists, onChange }: WhichListsProps) => {
  const all = amountOf(frozen, 'list');
  return (
    <div className="grid gap-1.5">
      <Segments
        legend="This event was reopened. Which lists should the new terms judge?"
        options={OPTIONS}
        value={lists ?? ''}
        onChange={(value) => onChange(value === 'all' ? 'all' : 'new')}
        className="max-w-[360px]"
      />
      <p className="soft" role="status">
        {lists === undefined
          ? `${all} ${frozen === 1 ? 'was' : 'were'} frozen when it closed. Choose, then save.`
          : WORDS[lists](all, frozen === 1 ? 'keeps' : 'keep')}
      </p>
    </div>
  );
};
