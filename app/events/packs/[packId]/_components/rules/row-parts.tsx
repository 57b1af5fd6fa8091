'use client';

import type { ReactNode } from 'react';
import { buttonLook } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Select } from '@/app/_components/ui/field';
import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import { SEVERITY_INK, SeverityIcon } from '@/app/_components/ui/severity-mark';
import { whenWords } from '@/lib/events/packs/edit/rule-name';
import type { Mark, Severity } from '@/lib/rules/core/check/finding';
import { HOUSE_RULING } from '@/lib/rules/core/contract/citation';
import type { TermStanding } from '@/lib/rules/events/judge';
import type { SaidRule } from '@/lib/rules/events/schema';
import { usePack, useSample } from '../pack-context';
import { useRuleEdits } from './rule-fields';

type NamedProps = { name: string; rule: SaidRule; note?: string };

/** What a rule is called, and what the organiser says beside it. */
export const Name = ({ name, rule: { why, when }, note }: NamedProps) => {
  const { words } = usePack().kit;
  const beside = [when && whenWords(when, words), note, why].filter(Boolean).join('. ');
  return (
    <div className="max-laptop:col-start-1 max-laptop:row-start-1 min-w-0">
      <h3 className="text-13 max-laptop:text-16 font-sans font-[560] wrap-anywhere">{name}</h3>
      {beside !== '' && <p className="text-12 text-ink-3 leading-[1.3] wrap-anywhere">{beside}</p>}
    </div>
  );
};

/** Where a rule is from: its page, or the organiser. */
export const Source = ({ rule: { cite } }: { rule: SaidRule }) => {
  const { source } = usePack().kit.system;
  return (
    <span className="max-laptop:col-start-1 max-laptop:row-start-3">
      <CiteChip
        cite={cite ?? { source: 'terms', ruling: HOUSE_RULING }}
        source={cite === undefined ? 'The organiser’s own' : source}
      />
    </span>
  );
};

const MARKS: Readonly<Record<Exclude<TermStanding['state'], 'broken'>, Mark | null>> = {
  kept: 'pass',
  apart: null,
  tick: 'wanting',
};

const SAID: Readonly<Record<TermStanding['state'], string>> = {
  kept: 'keeps it',
  broken: 'breaks it',
  apart: 'does not apply',
  tick: 'by hand',
};

/** The sample army's own value, and whether it keeps the rule. */
export const SampleValue = ({ slot }: { slot: string }) => {
  const { standings } = useSample();
  const standing = standings.get(slot);
  if (standing === undefined) return <span />;
  const { state, value, severity, wanting } = standing;
  const mark = state === 'broken' ? (wanting ? 'wanting' : severity) : MARKS[state];
  return (
    <p
      className={`max-laptop:col-start-2 max-laptop:row-start-1 max-laptop:max-w-32 flex items-center justify-end gap-1.5 text-end tabular-nums ${state === 'broken' && mark !== null ? SEVERITY_INK[mark] : ''}`}
    >
      <span className="vh">{`Sample army ${SAID[state]}:`} </span>
      <b className="font-[560]">
        {value || (state === 'tick' ? 'by hand' : state === 'apart' ? 'does not apply' : '')}
      </b>
      {mark !== null && <SeverityIcon severity={mark} className="flex-none" />}
    </p>
  );
};

/** What a broken rule can be. */
export const SEVERITIES: readonly { readonly value: Severity; readonly label: string }[] = [
  { value: 'error', label: 'Error' },
  { value: 'warning', label: 'Warning' },
  { value: 'info', label: 'Note' },
];

type IfBrokenProps = { rule: SaidRule; index: number; name: string };

/** What a rule of the pack itself weighs, to be chosen. */
export const IfBroken = ({ rule: { severity }, index, name }: IfBrokenProps) => {
  const { set } = useRuleEdits(index, name);
  return (
    <span className="max-laptop:col-start-2 max-laptop:row-start-3 flex items-center gap-1">
      <SeverityIcon severity={severity} className="flex-none" />
      <Select
        className={`hover:border-rule-firm! border-transparent! bg-transparent font-[560] ${SEVERITY_INK[severity]}`}
        aria-label={`If ${name} is broken`}
        value={severity}
        onChange={({ target }) => set({ severity: target.value })}
      >
        {SEVERITIES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </span>
  );
};

const MENU = buttonLook({ variant: 'bare', size: 'small' });

/** What else can be done with a rule. */
export const RowMenu = ({ name, items }: { name: string; items: readonly MenuItem[] }) => (
  <span className="max-laptop:col-start-3 max-laptop:row-start-1 justify-self-end">
    <Menu label={`More for ${name}`} icon="more" className={MENU} items={items} />
  </span>
);

/** The place of the values of a rule in its line. */
export const Values = ({ children }: { children: ReactNode }) => (
  <div className="max-laptop:col-span-3 max-laptop:row-start-2 min-w-0">{children}</div>
);
