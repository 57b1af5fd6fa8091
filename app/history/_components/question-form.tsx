import type { ReactNode } from 'react';
import { ChoiceForm } from '@/app/_components/ui/choice-link';
import { Select } from '@/app/_components/ui/field';
import { HISTORY } from '@/lib/pages';
import type { HistoryQuestion } from '../history-question';

type QuestionFormProps = {
  question: HistoryQuestion;
  /** what the form asks itself; all else of the question stays as it is */
  asks: readonly (keyof HistoryQuestion)[];
  label: string;
  anchor?: string;
  className?: string;
  children: ReactNode;
};

/** A form of the history: its address can be kept and sent, and it works without script. */
export const QuestionForm = ({
  question,
  asks,
  label,
  anchor = '',
  className = '',
  children,
}: QuestionFormProps) => (
  <ChoiceForm action={`${HISTORY}${anchor}`} role="search" aria-label={label} className={className}>
    {Object.entries(question)
      .filter(([key, value]) => key !== 'page' && value !== '' && !asks.some((own) => own === key))
      .map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
    {children}
  </ChoiceForm>
);

type ChoiceProps = {
  name: keyof HistoryQuestion;
  label: string;
  /** what no choice means: "All nations" */
  all: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
};

/** One choice of such a form. */
export const Choice = ({ name, label, all, value, options }: ChoiceProps) => (
  <Select
    name={name}
    aria-label={label}
    defaultValue={value}
    className="max-tablet:h-11 max-tablet:max-w-none max-w-[210px]"
    key={value}
  >
    <option value="">{all}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </Select>
);
