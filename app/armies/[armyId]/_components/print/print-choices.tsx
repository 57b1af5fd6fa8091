'use client';

import { CheckField } from '@/app/_components/ui/check-field';
import { Segments } from '@/app/_components/ui/segments';
import { SHEET_NAMES, type SheetKind } from '@/app/_print/sheet-kind';
import type { CardSize } from '@/lib/rules/core/sheet-parts';
import { NUMBERINGS, type Numbering } from '@/lib/rules/core/unit-numbers';
import { LABEL_SWITCHES, LabelChoices } from './label-choices';
import type { PrintChoices } from './print-options';

const PAPERS = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
];

const SIZES: readonly { value: CardSize; label: string; longLabel: string }[] = [
  { value: '63x88', label: '63 × 88', longLabel: '63 by 88 millimetres, for sleeves' },
  { value: '70x120', label: '70 × 120', longLabel: '70 by 120 millimetres' },
  { value: 'quarter', label: 'Quarter', longLabel: 'A quarter of the paper' },
];

const EXTENTS = [
  { value: 'cut', label: 'For these armies' },
  { value: 'full', label: 'In full' },
];

const NUMBERS: readonly { value: Numbering; label: string; longLabel: string }[] = [
  { value: 'alike', label: 'Where alike', longLabel: 'Where units are alike' },
  { value: 'all', label: 'All', longLabel: 'All units' },
  { value: 'none', label: 'None', longLabel: 'No unit' },
];

const SWITCHES = [
  { key: 'hidePoints', label: 'Hide points' },
  { key: 'hideNotes', label: 'Hide notes' },
  { key: 'hideRatings', label: 'Hide ratings of commanders' },
  { key: 'combine', label: 'Combine identical units' },
  { key: 'odds', label: 'Odds' },
  { key: 'blackAndWhite', label: 'Black and white' },
  { key: 'backs', label: 'Backs, to print on both sides' },
  { key: 'dense', label: 'Small type, on fewer sides' },
] as const;

const OWN: readonly string[] = ['dense', 'odds', 'backs'];

const SHOWN = SWITCHES.map(({ key }) => key).filter((key) => !OWN.includes(key));

/** What of the switches concerns a sheet; a reference sheet has nothing to hide, a label no notes. */
const CONCERNED: Readonly<Record<SheetKind, readonly (typeof SWITCHES)[number]['key'][]>> = {
  roster: SHOWN,
  cards: [...SHOWN, 'odds', 'backs'],
  labels: ['hideRatings', 'blackAndWhite'],
  reference: ['blackAndWhite', 'dense'],
};

const named = (kind: SheetKind): string =>
  SHEET_NAMES[kind].charAt(0).toUpperCase() + SHEET_NAMES[kind].slice(1);

type Props = {
  choices: PrintChoices;
  kinds: readonly SheetKind[];
  onChange: (choices: PrintChoices) => void;
};

/** Which sheet, on what paper, and what of it. */
export const Choices = ({ choices, kinds, onChange }: Props) => {
  const { kind } = choices;
  const switches = SWITCHES.filter(({ key }) => CONCERNED[kind].includes(key));
  return (
    <div className="touch:[&_label:has(>[type=radio])]:leading-11 mb-3 grid gap-3">
      <Segments
        legend="Sheet"
        options={kinds.map((each) => ({ value: each, label: named(each) }))}
        value={kind}
        onChange={(value) => onChange({ ...choices, kind: kinds.find((each) => each === value) ?? kind })}
      />
      <Segments
        legend="Paper"
        options={PAPERS}
        value={choices.paper}
        onChange={(paper) => onChange({ ...choices, paper: paper === 'letter' ? 'letter' : 'a4' })}
      />
      {kind === 'cards' && (
        <Segments
          legend="Cards, in millimetres"
          options={SIZES}
          value={choices.cardSize}
          onChange={(value) =>
            onChange({ ...choices, cardSize: SIZES.find((size) => size.value === value)?.value ?? '63x88' })
          }
        />
      )}
      {kind === 'labels' && (
        <LabelChoices
          paper={choices.paper}
          choices={choices.labels}
          onChange={(labels) => onChange({ ...choices, labels })}
        />
      )}
      {kind === 'reference' && (
        <Segments
          legend="Reference"
          options={EXTENTS}
          value={choices.full ? 'full' : 'cut'}
          onChange={(value) => onChange({ ...choices, full: value === 'full' })}
        />
      )}
      {kind !== 'reference' && (
        <Segments
          legend="Number units"
          options={NUMBERS}
          value={choices.numbered}
          onChange={(value) =>
            onChange({ ...choices, numbered: NUMBERINGS.find((each) => each === value) ?? 'alike' })
          }
        />
      )}
      <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(200px,1fr))] gap-0.5">
        <legend className="vh">What is printed</legend>
        {kind === 'labels' &&
          LABEL_SWITCHES.map(({ key, label }) => (
            <Switch
              key={key}
              label={label}
              on={choices.labels[key]}
              onChange={(on) => onChange({ ...choices, labels: { ...choices.labels, [key]: on } })}
            />
          ))}
        {switches.map(({ key, label }) => (
          <Switch
            key={key}
            label={label}
            on={choices[key]}
            onChange={(on) => onChange({ ...choices, [key]: on })}
          />
        ))}
      </fieldset>
    </div>
  );
};

type SwitchProps = { label: string; on: boolean; onChange: (on: boolean) => void };

const Switch = ({ label, on, onChange }: SwitchProps) => (
  <CheckField checked={on} onChange={({ target }) => onChange(target.checked)}>
    {label}
  </CheckField>
);
