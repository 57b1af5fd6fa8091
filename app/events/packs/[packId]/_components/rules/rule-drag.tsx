'use client';

import type { DragHandles } from '@/app/_editor/tree/drag-handles';
import { DragLayer } from '@/app/_editor/tree/drag-layer';
import { nodeDomId } from '@/app/_editor/tree/row-focus';
import { GROUPS, groupOf, isSaid, landingOf, placeRule } from '@/lib/events/packs/edit/changes';
import { ruleName } from '@/lib/events/packs/edit/rule-name';
import { slotOf } from '@/lib/rules/events/slot';
import { usePack, usePackActions, usePackState } from '../pack-context';

const gripOf = (slot: string): HTMLElement | null =>
  document.getElementById(nodeDomId(slot))?.querySelector<HTMLElement>('[data-grip]') ?? null;

/** Drag and drop of the rules of the pack itself, each within its part. */
export const RuleDrag = ({ handles }: { handles: DragHandles }) => {
  const { words } = usePack().kit;
  const rules = usePackState(({ file }) => file.rules);
  const { change, select } = usePackActions();
  const visible = rules.filter(isSaid);
  const ruleAt = (slot: string) => visible.find((rule) => slotOf(rule) === slot);
  const nameOf = (slot: string) => {
    const rule = ruleAt(slot);
    return rule === undefined ? '' : ruleName(rule, words);
  };
  return (
    <DragLayer
      handles={handles}
      order={visible.map(slotOf).join(' ')}
      isFixed={() => false}
      dropOf={(slot, over, after) => landingOf(rules, slot, over, after)}
      onPick={select}
      onDrop={(slot, to) => {
        change(placeRule(rules, slot, to, nameOf(slot)));
        // the lines keep their elements and change what they show: the focus goes with the rule
        requestAnimationFrame(() => requestAnimationFrame(() => gripOf(slot)?.focus()));
      }}
      nameOf={nameOf}
      withinOf={(slot) => {
        const rule = ruleAt(slot);
        return GROUPS.find(({ key }) => rule !== undefined && key === groupOf(rule))?.title ?? '';
      }}
      ghostOf={(slot) => <b className="font-[560]">{nameOf(slot)}</b>}
    />
  );
};
