'use client';

import { useId } from 'react';
import { TextButton } from '@/app/_components/ui/button';
import { LANDING } from '@/app/_editor/tree/drag-handles';
import * as editorWords from '@/app/_editor/words';
import { GROUPS, type GroupKey, groupOf, isSaid, removeRule } from '@/lib/events/packs/edit/changes';
import { capital } from '@/lib/rules/core/army/words';
import type { CombinedTerm } from '@/lib/rules/events/combine';
import { whyNoHouseCosts } from '@/lib/rules/events/expressible';
import type { SaidRule, TermRule } from '@/lib/rules/events/schema';
import { ruleSentence } from '@/lib/rules/events/sentence';
import { slotOf } from '@/lib/rules/events/slot';
import { groupLabel } from '@/lib/rules/events/words';
import { useBelow, usePack, usePackActions, usePackState, useTerms } from '../pack-context';
import { AddRule } from './add-rule';
import { BelowRow, OwnRow } from './rule-row';

const HEADS = ['Rule', 'Value', 'Source', 'If broken'];

/** Every rule of the pack and of those below it, part by part. */
export const RuleGroups = () => (
  <>
    <div
      aria-hidden="true"
      className="text-11 text-ink-3 max-laptop:hidden grid h-[26px] grid-cols-[178px_minmax(0,1fr)_56px_124px_112px_32px] items-center gap-x-3 last:*:text-end"
    >
      {HEADS.map((head) => (
        <span key={head}>{head}</span>
      ))}
      <span className="text-end">Sample army</span>
    </div>
    {GROUPS.map(({ key, title }) => (
      <RuleGroup key={key} group={key} title={title} />
    ))}
    <LeftOut />
    <p className="vh" id="drag-help">
      {editorWords.howToDragByKeys}
    </p>
  </>
);

type Own = { readonly rule: SaidRule; readonly index: number };

const ownIn = (rules: readonly TermRule[], group: GroupKey): Own[] =>
  rules.flatMap((rule, index) => (isSaid(rule) && groupOf(rule) === group ? [{ rule, index }] : []));

/** Why a part offers nothing: house costs are for systems that have some. */
const useWhyNone = (group: GroupKey): string | null => {
  const { system } = usePack().kit;
  if (group !== 'house' || system.coefficients.length > 0) return null;
  return `No house points for ${system.name}: ${whyNoHouseCosts(system)} Write a price change as a note: an organiser ticks it by hand.`;
};

const RuleGroup = ({ group, title }: { group: GroupKey; title: string }) => {
  const id = useId();
  const { words } = usePack().kit;
  const rules = usePackState(({ file }) => file.rules);
  const { packs } = useBelow();
  const { terms } = useTerms().now;
  const whyNone = useWhyNone(group);
  const own = ownIn(rules, group);
  const names = new Map(packs.map((pack) => [pack.id, pack.name]));
  const slots = new Set(own.map(({ rule }) => slotOf(rule)));
  const below = terms.filter((term) => !slots.has(term.slot) && groupOf(term.rule) === group);
  const overOf = (rule: SaidRule): string | undefined =>
    packs.findLast((pack) => pack.rules.some((each) => slotOf(each) === slotOf(rule)))?.name;
  return (
    <section aria-labelledby={id}>
      <div className="border-rule-ink flex items-baseline justify-between border-b pt-[11px] pb-[5px]">
        <h2 id={id} className="text-16">
          {title}
        </h2>
        {whyNone === null && <AddRule group={group} title={title} />}
      </div>
      {whyNone !== null && <p className="text-ink-2 text-13 py-1.5">{whyNone}</p>}
      <ul className={LANDING}>
        {below.map(({ slot, rule, pack }: CombinedTerm) => (
          <BelowRow
            key={slot}
            slot={slot}
            rule={rule}
            pack={names.get(pack.id) ?? pack.name}
            text={ruleSentence(rule, words)}
          />
        ))}
        {own.map(({ rule, index }) => (
          <OwnRow
            key={index}
            rule={rule}
            index={index}
            among={own.map((each) => each.index)}
            over={overOf(rule)}
          />
        ))}
      </ul>
    </section>
  );
};

/** Rules of packs below that this one takes away. */
const LeftOut = () => {
  const id = useId();
  const { words } = usePack().kit;
  const { change } = usePackActions();
  const rules = usePackState(({ file }) => file.rules);
  const { packs } = useBelow();
  const bySlot = new Map(
    packs.flatMap((pack) => pack.rules.filter(isSaid).map((rule) => [slotOf(rule), rule] as const)),
  );
  const freed = rules.flatMap((rule, index) => (rule.kind === 'free' ? [{ slot: rule.slot, index }] : []));
  const free = new Map(words.unlimited.map(({ group }) => [`limit:${group}`, groupLabel(words, group)]));
  if (freed.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-rule-ink text-16 border-b pt-[11px] pb-[5px]">
        Left out or unlimited
      </h2>
      <ul>
        {freed.map(({ slot, index }) => {
          const rule = bySlot.get(slot);
          const label = free.get(slot);
          const text =
            rule !== undefined
              ? ruleSentence(rule, words)
              : label === undefined
                ? slot
                : `${capital(label)} are unlimited`;
          return (
            <li key={slot} className="border-rule text-ink-2 flex min-h-10 items-center gap-3 border-b">
              <span className={`flex-1 py-1 wrap-anywhere ${rule === undefined ? '' : 'line-through'}`}>
                {text}
              </span>
              <TextButton
                className="touch:min-h-11"
                onClick={() => change(removeRule(index, `“leave out ${text}”`))}
              >
                {rule === undefined ? 'Limit again' : 'Put it back'}
              </TextButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
