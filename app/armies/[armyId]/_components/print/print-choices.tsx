'use client';

import type { ReactNode } from 'react';
import { TextButton } from '@/app/_components/ui/button';
import { CheckField } from '@/app/_components/ui/check-field';
import { Segments } from '@/app/_components/ui/segments';
import { SHEET_NAMES } from '@/app/_print/sheet-kinds';
import { capital, listed } from '@/lib/rules/core/army/words';
import { knownPaper } from '@/lib/rules/core/sheet/sheet';
import type { CardSize } from '@/lib/rules/core/sheet/sheet-parts';
import { NUMBERINGS, type Numbering } from '@/lib/rules/core/tree/unit-numbers';
import { SHEET_KINDS, type SheetKind } from '@/lib/sheets/job';
import { LABEL_SWITCHES, LabelChoices } from './label-choices';
import { hasOdds, type PrintChoices, sameChoices } from './print-options';

const PAPER_NAMES = [
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

type SwitchKey = {
  [K in keyof PrintChoices]: PrintChoices[K] extends boolean ? K : never;
}[keyof PrintChoices];

type SwitchRow = { readonly key: SwitchKey; readonly label: string; readonly of: readonly SheetKind[] };

const UNITS: readonly SheetKind[] = ['roster', 'plate', 'cards'];
const NOTED: readonly SheetKind[] = ['roster', 'cards'];

/** What concerns several sheets; a reference sheet has nothing to hide, a label no notes. */
const SHARED: readonly SwitchRow[] = [
  { key: 'hidePoints', label: 'Hide points', of: UNITS },
  { key: 'hideNotes', label: 'Hide notes', of: NOTED },
  { key: 'hideRatings', label: 'Hide ratings of commanders', of: [...UNITS, 'labels'] },
  { key: 'combine', label: 'Combine identical units', of: NOTED },
  { key: 'blackAndWhite', label: 'Black and white', of: SHEET_KINDS },
];

/** What concerns one sheet alone. */
const OWN: readonly SwitchRow[] = [
  { key: 'apart', label: 'One formation per page', of: ['roster'] },
  { key: 'large', label: 'On A3 or Tabloid', of: ['plate'] },
  { key: 'odds', label: 'Odds', of: ['cards'] },
  { key: 'backs', label: 'Backs, to print on both sides', of: ['cards'] },
  { key: 'dense', label: 'Small type, on fewer sides', of: ['reference'] },
];

const nameOf = (kind: SheetKind): string => (kind === 'reference' ? kind : SHEET_NAMES[kind]);

/** "Roster and cards on A4": the choices in a line. */
export const choicesSummary = ({ paper, kinds }: PrintChoices): string => {
  const on = PAPER_NAMES.find(({ value }) => value === paper)?.label;
  return `${kinds.length === 0 ? 'Nothing chosen' : capital(listed(kinds.map(nameOf)))} on ${on}`;
};

type Props = {
  choices: PrintChoices;
  kinds: readonly SheetKind[];
  /** what is printed where nothing else was ever chosen */
  usual: PrintChoices;
  onChange: (choices: PrintChoices) => void;
  /** which armies: between the sheets and what of them */
  children: ReactNode;
  /** what else is said of the print */
  foot: ReactNode;
  /** where formations stand on the plate */
  posts: ReactNode;
};

/** Which sheets, on what paper, and what of them. */
export const Choices = ({ choices, kinds, usual, onChange, children, posts, foot }: Props) => {
  const picked = choices.kinds.filter((kind) => kinds.includes(kind));
  return (
    <>
      <fieldset>
        <legend className="text-ink-2 pb-[5px]">Sheets</legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-0.5">
          {kinds.map((kind) => (
            <Switch
              key={kind}
              label={capital(nameOf(kind))}
              on={picked.includes(kind)}
              onChange={(on) =>
                onChange({
                  ...choices,
                  kinds: SHEET_KINDS.filter((each) => (each === kind ? on : picked.includes(each))),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <Segments
        legend="Paper"
        options={PAPER_NAMES}
        value={choices.paper}
        onChange={(value) => onChange({ ...choices, paper: knownPaper(value) ?? choices.paper })}
      />
      {children}
      <More choices={choices} onChange={onChange} posts={posts} />
      {foot}
      {!sameChoices(choices, usual) && (
        <p className="text-ink-3">
          These choices are remembered in this browser.{' '}
          <TextButton className="touch:min-h-11" onClick={() => onChange(usual)}>
            Reset
          </TextButton>
        </p>
      )}
    </>
  );
};

const More = ({ choices, onChange, posts }: Pick<Props, 'choices' | 'onChange' | 'posts'>) => {
  const has = (kind: SheetKind) => choices.kinds.includes(kind);
  const small = !hasOdds({ ...choices, odds: true });
  const switchesOf = (rows: readonly SwitchRow[], of: readonly SheetKind[]) =>
    rows
      .filter((row) => row.of.some((kind) => of.includes(kind)))
      .map(({ key, label }) => (
        <Switch
          key={key}
          label={label}
          on={choices[key]}
          onChange={(on) => onChange({ ...choices, [key]: on })}
        />
      ));
  return (
    <>
      <fieldset className="grid gap-0.5">
        <legend className="vh">What is printed</legend>
        {switchesOf(SHARED, choices.kinds)}
      </fieldset>
      {choices.kinds.some((kind) => kind !== 'reference') && (
        <Segments
          legend="Number units"
          options={NUMBERS}
          value={choices.numbered}
          onChange={(value) =>
            onChange({ ...choices, numbered: NUMBERINGS.find((each) => each === value) ?? 'alike' })
          }
        />
      )}
      {has('roster') && (
        <Part title="Roster">
          <div className="grid gap-0.5">{switchesOf(OWN, ['roster'])}</div>
        </Part>
      )}
      {has('plate') && (
        <Part title="Ordre de Bataille">
          <div className="grid gap-0.5">{switchesOf(OWN, ['plate'])}</div>
          {posts}
        </Part>
      )}
      {has('cards') && (
        <Part title="Cards">
          <Segments
            legend="Size, in millimetres"
            options={SIZES}
            value={choices.cardSize}
            onChange={(value) =>
              onChange({ ...choices, cardSize: SIZES.find((size) => size.value === value)?.value ?? '63x88' })
            }
          />
          <div className="grid gap-0.5">
            {switchesOf(small ? OWN.filter(({ key }) => key !== 'odds') : OWN, ['cards'])}
          </div>
          {small && <p className="mute">Odds need the larger card.</p>}
        </Part>
      )}
      {has('labels') && (
        <Part title="Labels">
          <LabelChoices
            paper={choices.paper}
            choices={choices.labels}
            onChange={(labels) => onChange({ ...choices, labels })}
          />
          <div className="grid gap-0.5">
            {LABEL_SWITCHES.map(({ key, label }) => (
              <Switch
                key={key}
                label={label}
                on={choices.labels[key]}
                onChange={(on) => onChange({ ...choices, labels: { ...choices.labels, [key]: on } })}
              />
            ))}
          </div>
        </Part>
      )}
      {has('reference') && (
        <Part title="Reference">
          <Segments
            legend="Tables"
            options={EXTENTS}
            value={choices.full ? 'full' : 'cut'}
            onChange={(value) => onChange({ ...choices, full: value === 'full' })}
          />
          <div className="grid gap-0.5">{switchesOf(OWN, ['reference'])}</div>
        </Part>
      )}
    </>
  );
};

/** What concerns one sheet alone, under its name. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="border-rule grid gap-3 border-t pt-3">
    <legend className="font-caslon text-16 float-left w-full">{title}</legend>
    {children}
  </fieldset>
);

type SwitchProps = { label: string; on: boolean; onChange: (on: boolean) => void };

const Switch = ({ label, on, onChange }: SwitchProps) => (
  <CheckField checked={on} onChange={({ target }) => onChange(target.checked)}>
    {label}
  </CheckField>
);
