'use client';

import { useState } from 'react';
import { SEVERITY_INK, SeverityMark } from '@/app/_components/ui/severity-mark';
import { Grip, useDragHandles } from '@/app/_editor/tree/drag-handles';
import { nodeDomId } from '@/app/_editor/tree/row-focus';
import { addRule, leaveOut, moveRule, removeRule, setInRule } from '@/lib/events/packs/edit/changes';
import { ruleName } from '@/lib/events/packs/edit/rule-name';
import type { SaidRule } from '@/lib/rules/events/schema';
import { slotOf } from '@/lib/rules/events/slot';
import { usePack, usePackActions, usePackState } from '../pack-context';
import { IfBroken, Name, RowMenu, SampleValue, SEVERITIES, Source, Values } from './row-parts';
import { RuleDetails } from './rule-details';
import { RuleValues } from './rule-values';

const ROW =
  'border-rule grid min-h-[43px] grid-cols-[178px_minmax(0,1fr)_56px_124px_112px_32px] items-center gap-x-3 gap-y-1 border-b py-1 max-laptop:grid-cols-[minmax(0,1fr)_auto_auto] max-laptop:py-2.5';
/** The handle hangs before the line, where there is room. */
const GRIP = 'absolute top-0 bottom-0 grid place-items-center max-laptop:hidden';
const CHOSEN = 'bg-select shadow-[inset_3px_0_var(--ink)] -mx-3 px-3';

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
  const selected = usePackState(({ selection }) => selection === slot);
  const rules = usePackState(({ file }) => file.rules);
  const [detailed, setDetailed] = useState(false);
  const name = ruleName(rule, words);
  const place = among.indexOf(index);
  const dragged = useDragHandles(among.length > 1 ? slot : null);
  return (
    <li
      id={nodeDomId(slot)}
      className={`${ROW} group/row relative ${selected ? CHOSEN : ''}`}
      aria-label={name}
      data-slot={slot}
      onFocusCapture={() => select(slot)}
      {...dragged}
    >
      {among.length > 1 && (
        <span className={`${GRIP} ${selected ? '-left-px' : '-left-5'}`}>
          <Grip id={slot} name={name} tabbable />
        </span>
      )}
      <Name
        name={name}
        rule={rule}
        {...(over !== undefined && { note: `${over} differs; this pack counts` })}
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
          {
            label: 'Remove',
            icon: 'trash',
            danger: true,
            onSelect: () => change(removeRule(index, name)),
          },
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
        className={`max-laptop:col-start-2 max-laptop:row-start-3 flex items-center gap-1.5 pl-0.5 font-[560] ${SEVERITY_INK[rule.severity]}`}
      >
        <SeverityMark severity={rule.severity} />
        {SEVERITIES.find(({ value }) => value === rule.severity)?.label}
      </span>
      <SampleValue slot={slot} />
      <RowMenu
        name={name}
        items={[
          { label: 'Change it here', icon: 'edit', onSelect: () => change(addRule(file, rule, name)) },
          {
            label: 'Leave it out',
            icon: 'trash',
            onSelect: () => change(leaveOut(file, slot, name)),
          },
        ]}
      />
    </li>
  );
};
