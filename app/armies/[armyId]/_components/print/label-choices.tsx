'use client';

import { Field, SelectField } from '@/app/_components/ui/field';
import { hasMargin } from '@/lib/sheets/placed/label-margin';
import { LABEL_STOCK_IDS, LABEL_STOCKS, labelsOn, startOn } from '@/lib/sheets/placed/label-stocks';
import type { PrintChoices } from './print-options';

const COPIES = [
  ...[1, 2, 3, 4, 6, 8].map((count) => ({ value: `${count}`, label: `${count}` })),
  { value: 'stands', label: 'One for each base or stand' },
];

/** The content of labels, as switches. */
export const LABEL_SWITCHES = [
  { key: 'hidePosts', label: 'Hide formations' },
  { key: 'unitsOnly', label: 'Units only, no commanders' },
  { key: 'priced', label: 'Show points' },
  { key: 'outlined', label: 'Edges for cutting plain paper' },
] as const;

type Props = {
  paper: PrintChoices['paper'];
  choices: PrintChoices['labels'];
  onChange: (choices: PrintChoices['labels']) => void;
};

/** Which stock, from which label on, and how many labels for a unit. */
export const LabelChoices = ({ paper, choices, onChange }: Props) => {
  const id = choices.stocks[paper];
  const stock = LABEL_STOCKS[id];
  const start = startOn(stock, choices.start);
  const [row, column] = [Math.ceil(start / stock.columns), ((start - 1) % stock.columns) + 1];
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-2.5 [&>:first-child]:col-span-full">
      <SelectField
        label="Stock"
        options={LABEL_STOCK_IDS.filter((each) => LABEL_STOCKS[each].paper === paper).map((each) => {
          const { name, columns, rows } = LABEL_STOCKS[each];
          return { value: each, label: `${name}, ${columns} × ${rows} = ${columns * rows} a sheet` };
        })}
        value={id}
        onChange={({ target }) =>
          onChange({
            ...choices,
            stocks: {
              ...choices.stocks,
              [paper]: LABEL_STOCK_IDS.find((each) => each === target.value) ?? id,
            },
          })
        }
        {...(!hasMargin(id) && {
          hint: 'This stock has no margin. The first label names the army and its rules, and says whether it is ready.',
        })}
      />
      <Field
        label="First free label"
        type="number"
        inputMode="numeric"
        min={1}
        max={labelsOn(stock)}
        step={1}
        value={choices.start === 0 ? '' : choices.start}
        onChange={({ target }) => onChange({ ...choices, start: Math.floor(Number(target.value)) || 0 })}
        hint={`Row ${row}, label ${column} of ${stock.columns}`}
      />
      <SelectField
        label="Labels for a unit"
        options={COPIES}
        value={`${choices.copies}`}
        onChange={({ target }) =>
          onChange({ ...choices, copies: target.value === 'stands' ? 'stands' : Number(target.value) })
        }
      />
    </div>
  );
};
