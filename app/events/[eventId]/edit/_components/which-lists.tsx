import { Segments } from '@/app/_components/ui/segments';
import type { JudgedLists } from '@/lib/events/schema';
import * as words from '../words';

type WhichListsProps = {
  /** lists that were frozen when the event closed */
  frozen: number;
  lists: JudgedLists | undefined;
  onChange: (lists: JudgedLists) => void;
};

const OPTIONS: readonly { readonly value: JudgedLists; readonly label: string }[] = [
  { value: 'new', label: words.newListsOnly },
  { value: 'all', label: words.allLists },
];

const WORDS: Readonly<Record<JudgedLists, (frozen: number) => string>> = {
  new: words.frozenKeepVerdict,
  all: words.termsJudgeAll,
};

/** An event that was opened again has lists of before and lists since: which of them new terms judge. */
export const WhichLists = ({ frozen, lists, onChange }: WhichListsProps) => {
  return (
    <div className="grid gap-1.5">
      <Segments
        legend={words.askWhichLists}
        options={OPTIONS}
        value={lists ?? ''}
        onChange={(value) => onChange(value === 'all' ? 'all' : 'new')}
        className="max-w-[360px]"
      />
      <p className="soft" role="status">
        {lists === undefined ? words.frozenAtClosing(frozen) : WORDS[lists](frozen)}
      </p>
    </div>
  );
};
