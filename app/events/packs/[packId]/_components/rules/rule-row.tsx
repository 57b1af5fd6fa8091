'use client';

import { type ReactNode, useState } from 'react';
import { buttonLook } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Select } from '@/app/_components/ui/field';
import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import { type Mark, SEVERITY_INK, SeverityIcon, SeverityMark } from '@/app/_components/ui/severity-mark';
import { HOUSE_RULING } from '@/lib/rules/core/citation';
import type { Severity } from '@/lib/rules/core/finding';
import type { Standing } from '@/lib/rules/events/judge';
import type { SaidRule } from '@/lib/rules/events/schema';
import { slotOf } from '@/lib/rules/events/slot';
import { addRule, leaveOut, moveRule, removeRule, setInRule } from '../../../_pack/changes';
import { ruleName, whenWords } from '../../../_pack/rule-name';
import { usePack, usePackActions, usePackState } from '../pack-context';
import { useSample } from '../sample-context';
import { RuleDetails } from './rule-details';
import { RuleValues } from './rule-values';
import { useRuleEdits } from './use-rule';

const ROW =
  'border-rule grid min-h-[43px] grid-cols-[178px_minmax(0,1fr)_56px_124px_112px_32px] items-center gap-x-3 gap-y-1 border-b py-1 max-[900px]:grid-cols-[minmax(0,1fr)_auto_auto] max-[900px]:py-2.5';
const CHOSEN = 'bg-select shadow-[inset_3px_0_var(--ink)] -mx-3 px-3';

type NamedProps = { name: string; rule: SaidRule; note?: string };

const Name = ({ name, rule: { why, when }, note }: NamedProps) => {
  const { words } = usePack().kit;
  const beside = [when && whenWords(when, words), note, why].filter(Boolean).join('. ');
  return (
    <div className="min-w-0 max-[900px]:col-start-1 max-[900px]:row-start-1">
      <h3 className="text-13 max-[900px]:text-16 font-sans font-[560] wrap-anywhere">{name}</h3>
      {beside !== '' && <p className="text-12 text-ink-3 leading-[1.3] wrap-anywhere">{beside}</p>}
    </div>
  );
};

const Source = ({ rule: { cite } }: { rule: SaidRule }) => {
  const { source } = usePack().kit.system;
  return (
    <span className="max-[900px]:col-start-1 max-[900px]:row-start-3">
      <CiteChip
        cite={cite ?? { source: 'terms', ruling: HOUSE_RULING }}
        source={cite === undefined ? 'The organiser’s own' : source}
      />
    </span>
  );
};

const MARKS: Readonly<Record<Exclude<Standing['state'], 'broken'>, Mark | null>> = {
  kept: 'pass',
  apart: null,
  tick: 'wanting',
};

const SAID: Readonly<Record<Standing['state'], string>> = {
  kept: 'keeps it',
  broken: 'breaks it',
  apart: 'not meant',
  tick: 'by hand',
};

/** The sample army's own value, and whether it keeps the rule. */
const SampleValue = ({ slot }: { slot: string }) => {
  const { standings } = useSample();
  const standing = standings.get(slot);
  if (standing === undefined) return <span />;
  const { state, value, severity } = standing;
  const mark = state === 'broken' ? severity : MARKS[state];
  return (
    <p
      className={`flex items-center justify-end gap-1.5 text-end tabular-nums max-[900px]:col-start-2 max-[900px]:row-start-1 ${state === 'broken' ? SEVERITY_INK[severity] : ''}`}
    >
      <span className="vh">Sample army {SAID[state]}: </span>
      <b className="font-[560]">
        {value || (state === 'tick' ? 'by hand' : state === 'apart' ? 'not meant' : '')}
      </b>
      {mark !== null && <SeverityIcon severity={mark} className="flex-none" />}
    </p>
  );
};

const SEVERITIES: readonly { readonly value: Severity; readonly label: string }[] = [
  { value: 'error', label: 'Error' },
  { value: 'warning', label: 'Warning' },
  { value: 'info', label: 'Note' },
];

type IfBrokenProps = { rule: SaidRule; index: number; name: string };

const IfBroken = ({ rule: { severity }, index, name }: IfBrokenProps) => {
  const { set } = useRuleEdits(index, name);
  return (
    <span className="flex items-center gap-1 max-[900px]:col-start-2 max-[900px]:row-start-3">
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

const RowMenu = ({ name, items }: { name: string; items: readonly MenuItem[] }) => (
  <span className="justify-self-end max-[900px]:col-start-3 max-[900px]:row-start-1">
    <Menu label={`More for ${name}`} icon="more" className={MENU} items={items} />
  </span>
);

const Values = ({ children }: { children: ReactNode }) => (
  <div className="min-w-0 max-[900px]:col-span-3 max-[900px]:row-start-2">{children}</div>
);

type OwnRowProps = {
  rule: SaidRule;
  index: number;
  /** indexes of the rules of its part, in their order */
  among: readonly number[];
  /** says the same of a pack below, and counts no more */
  over: string | undefined;
};

/** A rule of the pack itself: its values in place. */
export const OwnRow = ({ rule, index, among, over }: OwnRowProps) => {
  const { words } = usePack().kit;
  const { change, select } = usePackActions();
  const slot = slotOf(rule);
  const chosen = usePackState(({ selection }) => selection === slot);
  const rules = usePackState(({ file }) => file.rules);
  const [detailed, setDetailed] = useState(false);
  const name = ruleName(rule, words);
  const place = among.indexOf(index);
  return (
    <li
      className={`${ROW} ${chosen ? CHOSEN : ''}`}
      aria-label={name}
      data-slot={slot}
      onFocusCapture={() => select(slot)}
    >
      <Name
        name={name}
        rule={rule}
        {...(over !== undefined && { note: `${over} says otherwise; this pack counts` })}
      />
      <Values>
        <RuleValues rule={rule} index={index} name={name} />
      </Values>
      <Source rule={rule} />
      <IfBroken rule={rule} index={index} name={name} />
      <SampleValue slot={slot} />
      <RowMenu
        name={name}
        items={[
          { label: 'Details', icon: 'edit', onSelect: () => setDetailed(true) },
          ...(rule.kind === 'limit' && rule.min === undefined
            ? [
                {
                  label: 'Add a minimum',
                  icon: 'plus',
                  onSelect: () => change(setInRule(index, { min: { count: 1 } }, name)),
                } as const,
              ]
            : []),
          {
            label: 'Move up',
            icon: 'up',
            ...(place === 0 && { off: 'first' }),
            onSelect: () => change(moveRule(rules, index, among, -1, name)),
          },
          {
            label: 'Move down',
            icon: 'down',
            ...(place === among.length - 1 && { off: 'last' }),
            onSelect: () => change(moveRule(rules, index, among, 1, name)),
          },
          { kind: 'rule' },
          { label: 'Remove', icon: 'trash', danger: true, onSelect: () => change(removeRule(index, name)) },
        ]}
      />
      {detailed && <RuleDetails rule={rule} index={index} name={name} onClose={() => setDetailed(false)} />}
    </li>
  );
};

type BelowRowProps = { rule: SaidRule; slot: string; pack: string; text: string };

/** A rule of a pack below, which can be changed here or left out. */
export const BelowRow = ({ rule, slot, pack, text }: BelowRowProps) => {
  const { words } = usePack().kit;
  const { change } = usePackActions();
  const file = usePackState((state) => state.file);
  const name = ruleName(rule, words);
  return (
    <li className={ROW} aria-label={name} data-slot={slot}>
      <Name name={name} rule={rule} note={`From ${pack}`} />
      <Values>
        <span className="text-ink-2">{text}</span>
      </Values>
      <Source rule={rule} />
      <span
        className={`flex items-center gap-1.5 pl-0.5 font-[560] max-[900px]:col-start-2 max-[900px]:row-start-3 ${SEVERITY_INK[rule.severity]}`}
      >
        <SeverityMark severity={rule.severity} />
        {SEVERITIES.find(({ value }) => value === rule.severity)?.label}
      </span>
      <SampleValue slot={slot} />
      <RowMenu
        name={name}
        items={[
          { label: 'Change it here', icon: 'edit', onSelect: () => change(addRule(file, rule, name)) },
          { label: 'Leave it out', icon: 'trash', onSelect: () => change(leaveOut(file, slot, name)) },
        ]}
      />
    </li>
  );
};
