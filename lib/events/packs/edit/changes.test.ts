import { expect, test } from 'vitest';
import { edited } from '@/lib/rules/core/army/edit';
import type { Pack, TermRule } from '@/lib/rules/events/schema';
import { slotOf } from '@/lib/rules/events/slot';
import { addRule, landingOf, leaveFree, moveRule, placeRule } from './changes';

const note = (id: string): TermRule => ({ kind: 'note', id, text: id, severity: 'error' });
const YEARS: TermRule = { kind: 'years', from: 1756, to: 1763, severity: 'error' };
const RULES = [note('a'), YEARS, note('b'), note('c')];

const pack = (rules: readonly TermRule[]): Pack => ({
  pack: 1,
  id: 'autumn',
  name: 'Autumn',
  version: 1,
  system: 'honours-of-war',
  on: [],
  rules: [...rules],
});

const order = (change: { readonly ops: Parameters<typeof edited>[1] } | null): string[] | null =>
  change && (edited(pack(RULES), change.ops) as Pack).rules.map(slotOf);

const dropped = (slot: string, over: string, after: boolean) => {
  const to = landingOf(RULES, slot, over, after);
  return to === null ? null : order(placeRule(RULES, slot, to, 'it'));
};

test.each<[string, string, boolean, string[] | null]>([
  ['note:a', 'note:c', true, ['years', 'note:b', 'note:c', 'note:a']],
  ['note:c', 'note:a', false, ['note:c', 'note:a', 'years', 'note:b']],
  ['note:a', 'note:b', true, ['years', 'note:b', 'note:a', 'note:c']],
  // where it stands already, and among rules of another part
  ['note:b', 'note:c', false, null],
  ['note:a', 'years', true, null],
])('%s dropped over %s, after its middle: %s', (slot, over, after, expected) => {
  expect(dropped(slot, over, after)).toEqual(expected);
});

test('a rule goes one place down among those of its part, and no further than its end', () => {
  const among = [0, 2, 3];
  expect(order(moveRule(RULES, 0, among, 1, 'a'))).toEqual(['years', 'note:b', 'note:a', 'note:c']);
  expect(moveRule(RULES, 3, among, 1, 'c')).toBeNull();
});

test('what is left free is limited again by a rule of that slot', () => {
  const free = edited(pack([]), leaveFree(pack([]), 'limit:works', 'works').ops) as Pack;
  const limit: TermRule = {
    kind: 'limit',
    id: 'works',
    name: 'Works',
    of: ['works'],
    measure: 'count',
    severity: 'error',
    max: { count: 1 },
  };
  expect(free.rules).toEqual([{ kind: 'free', slot: 'limit:works' }]);
  expect((edited(free, addRule(free, limit, 'Works').ops) as Pack).rules).toEqual([limit]);
});
