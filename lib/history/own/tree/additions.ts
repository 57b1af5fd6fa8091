import type { Change } from '@/lib/rules/core/army/editing';
import { OWN_BOUNDS } from '../bounds';
import type { OwnFormation, OwnUnit } from '../document';
import { hasRoom, isDeepEnough } from './moves';
import { type BattleTree, calledIn, countIn, listAt, nodeIn, sideOf, type TreeNode } from './tree';

const UNIT = {
  name: '',
  nation: null,
  arm: 'infantry',
  type: 'line',
  regiment: null,
  counting: 'counted',
  battalions: null,
  squadrons: null,
  guns: null,
  calibre: null,
  men: null,
  notes: null,
} as const satisfies Omit<OwnUnit, 'id'>;

const emptyFormation = (id: string): OwnFormation => ({
  id,
  name: '',
  kind: 'brigade',
  commander: null,
  notes: null,
  units: [],
  children: [],
});

/** The nations of the side of a node, the displayed one first. */
export const nationsOfSide = (tree: BattleTree, node: TreeNode): readonly string[] => {
  const side = tree.nodes.find(({ kind, at }) => kind === 'side' && at[1] === sideOf(node));
  return side?.kind === 'side' ? side.node.nations : [];
};

const nationOfSide = (tree: BattleTree, node: TreeNode): string | null =>
  nationsOfSide(tree, node)[0] ?? null;

/** A new unit beside another is of its nation, arm and type: what a column of a book lists is alike. */
const unitLike = (tree: BattleTree, id: string, beside: OwnUnit | undefined, near: TreeNode): OwnUnit => ({
  ...UNIT,
  ...(beside === undefined
    ? { nation: nationOfSide(tree, near) }
    : { nation: beside.nation ?? nationOfSide(tree, near), arm: beside.arm, type: beside.type }),
  id,
});

/** The formation that a unit is added to from a node: that of a unit, itself, or the last one of a side. */
export const formationFor = (tree: BattleTree, near: TreeNode): TreeNode | null => {
  if (near.kind === 'unit') return nodeIn(tree, near.parent);
  if (near.kind === 'formation') return near;
  return tree.nodes.findLast(({ kind, parent }) => kind === 'formation' && parent === near.id) ?? null;
};

/** A unit behind the selected one, or at the end of a formation; a side without formations gets one for it. */
export const addUnit = (tree: BattleTree, nearId: string, newId: () => string): Change | null => {
  const near = nodeIn(tree, nearId);
  if (near === null || !hasRoom(tree, near.kind === 'side' ? 1 : 0, 1)) return null;
  const into = formationFor(tree, near);
  if (into?.kind !== 'formation') {
    const list = listAt(near, 'formation');
    if (list === null) return null;
    const unit = unitLike(tree, newId(), undefined, near);
    const value = { ...emptyFormation(newId()), units: [unit] };
    return { ops: [{ op: 'insert', path: [...list, 0], value }], label: 'Add a unit', select: unit.id };
  }
  const index = near.kind === 'unit' ? near.index + 1 : countIn(into, 'unit');
  const value = unitLike(tree, newId(), into.node.units[index - 1], near);
  return {
    ops: [{ op: 'insert', path: [...into.at, 'units', index], value }],
    label: 'Add a unit',
    select: value.id,
  };
};

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;
const ENDS: Readonly<Record<string, string>> = { '1': 'st', '2': 'nd', '3': 'rd' };

const ordinal = (value: number): string =>
  `${value}${Math.floor((value % 100) / 10) === 1 ? 'th' : (ENDS[String(value % 10)] ?? 'th')}`;

/** Parts of a regiment that were counted: "2nd battalion". */
const PART = /^(\d{1,2})(?:st|nd|rd|th) (?=battalion|bn|squadron|company|battery|half)/i;
/** "1/Itzenplitz" */
const BEFORE_SLASH = /^(\d{1,2})(?=\/)/;
/** "II/Itzenplitz" */
const ROMAN_BEFORE = /^(I{1,3}|IV|VI{0,2})(?=[/.])/;
/** "Battery 3", and "(3)" behind any name */
const AT_END = /(\d{1,4})(?=\)?$)/;
/** The number of a regiment, which another unit of it has too. */
const REGIMENT = /\b(?:IR|CR|DR|HR|GR)\s?\d{1,3}$/;

const step = (name: string, ofRegiment: boolean): string => {
  const more = (pattern: RegExp, next: (text: string) => string): string | null =>
    pattern.test(name) ? name.replace(pattern, (_, text: string) => next(text)) : null;
  const plus = (text: string) => String(Number(text) + 1);
  const first =
    more(PART, (text) => `${ordinal(Number(text) + 1)} `) ??
    more(BEFORE_SLASH, plus) ??
    more(ROMAN_BEFORE, (text) => ROMAN[(ROMAN as readonly string[]).indexOf(text) + 1] ?? text);
  if (first !== null && first !== name) return first;
  const isNumbered = name.endsWith(')') || (!ofRegiment && !REGIMENT.test(name));
  const last = isNumbered ? more(AT_END, plus) : null;
  return (
    last ?? `${name.slice(0, OWN_BOUNDS.texts.name - 5)} ${ofRegiment || REGIMENT.test(name) ? '(2)' : '2'}`
  );
};

/**
 * A name counted on, for another unit like one of that name: "Battery 3" after "Battery 2", "2nd battalion" after the
 * first; a regiment keeps its number. None of those that are there already.
 */
export const countedName = (name: string, ofRegiment: boolean, there: ReadonlySet<string>): string => {
  if (name === '') return '';
  let next = step(name, ofRegiment);
  while (there.has(next) && next.length < OWN_BOUNDS.texts.name) next = step(next, ofRegiment);
  return next;
};

/** Another unit like one, behind it: all that is known of that, its name counted on. */
export const addAnother = (tree: BattleTree, id: string, newId: () => string): Change | null => {
  const node = nodeIn(tree, id);
  const around = nodeIn(tree, node?.parent ?? null);
  if (node?.kind !== 'unit' || around?.kind !== 'formation' || !hasRoom(tree, 0, 1)) return null;
  const { name, regiment } = node.node;
  const there = new Set(around.node.units.map((unit) => unit.name));
  const value = { ...node.node, id: newId(), name: countedName(name, regiment !== null, there) };
  return {
    ops: [{ op: 'insert', path: [...node.at.slice(0, -1), node.index + 1], value }],
    label: `Add another ${calledIn(node)}`,
    select: value.id,
  };
};

const formationAt = (parent: TreeNode, index: number, newId: () => string): Change | null => {
  const list = listAt(parent, 'formation');
  if (list === null || !isDeepEnough(parent, 1)) return null;
  const value = emptyFormation(newId());
  return {
    ops: [{ op: 'insert', path: [...list, index], value }],
    label: 'Add a formation',
    select: value.id,
  };
};

/** A formation behind the selected one, or behind that of the selected unit, or at the end of a side. */
export const addFormation = (tree: BattleTree, nearId: string, newId: () => string): Change | null => {
  const near = nodeIn(tree, nearId);
  if (near === null || !hasRoom(tree, 1, 0)) return null;
  const beside = near.kind === 'unit' ? nodeIn(tree, near.parent) : near;
  if (beside?.kind === 'side') return formationAt(beside, countIn(beside, 'formation'), newId);
  const parent = nodeIn(tree, beside?.parent ?? null);
  return parent && beside && formationAt(parent, beside.index + 1, newId);
};

/** A formation at the end of those within the selected one. */
export const addWithin = (tree: BattleTree, id: string, newId: () => string): Change | null => {
  const parent = nodeIn(tree, id);
  if (parent === null || !hasRoom(tree, 1, 0)) return null;
  return formationAt(parent, countIn(parent, 'formation'), newId);
};
