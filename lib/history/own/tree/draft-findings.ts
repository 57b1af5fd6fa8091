import { stoodIn } from '@/lib/rules/core/check/regiment-facts';
import type { RegimentName } from '../../schema';
import { type BattleTree, calledIn, type OwnUnitNode, sideOf } from './tree';

/** What to look at again in a draft: a warning each, never an obstacle. Ours; no source asks for it. */
export type DraftFinding = {
  readonly code: 'no-number' | 'nation-of-neither' | 'regiment-of-other-nation' | 'regiment-out-of-time';
  readonly id: string;
  readonly message: string;
};

/** What is known of regiments: of each nation asked for, those that a unit of it can be named by. */
export type KnownRegiments = ReadonlyMap<string, readonly RegimentName[]>;

type FindingContext = {
  readonly tree: BattleTree;
  readonly year: number;
  readonly regiments: KnownRegiments;
  /** names of nations by their ids */
  readonly nations: ReadonlyMap<string, string>;
};

type Check = (unit: OwnUnitNode, context: FindingContext) => string | null;

const noNumber: Check = ({ node: { counting, battalions, squadrons, guns, men } }) =>
  counting === 'counted' && [battalions, squadrons, guns, men].every((number) => number === null)
    ? 'No number: battalions, squadrons, guns or men.'
    : null;

const nationOfNeither: Check = (unit, { tree, nations }) => {
  const { nation } = unit.node;
  const side = tree.nodes.find(({ kind, index }) => kind === 'side' && index === sideOf(unit));
  const sideNations = side?.kind === 'side' ? side.node.nations : [];
  if (nation === null || sideNations.length === 0 || sideNations.includes(nation)) return null;
  return `${nations.get(nation) ?? nation} is not one of the nations of ${side ? calledIn(side) : 'its side'}.`;
};

const regimentOf = ({ node: { regiment, nation } }: OwnUnitNode, { regiments }: FindingContext) =>
  regiment === null || nation === null ? undefined : regiments.get(nation)?.find(({ id }) => id === regiment);

const regimentOfOther: Check = (unit, context) => {
  const { regiment, nation } = unit.node;
  // until the regiments of its nation are here nothing can be said
  if (regiment === null || nation === null || !context.regiments.has(nation)) return null;
  return regimentOf(unit, context) === undefined
    ? `The attached regiment is not of ${context.nations.get(nation) ?? nation}.`
    : null;
};

const regimentOutOfTime: Check = (unit, context) => {
  const regiment = regimentOf(unit, context);
  if (regiment === undefined) return null;
  const { name, from, to } = regiment;
  if (stoodIn(regiment, context.year)) return null;
  return from !== null && from > context.year
    ? `${name} was raised in ${from}.`
    : `${name} no longer existed after ${to}.`;
};

const CHECKS: Readonly<Record<DraftFinding['code'], Check>> = {
  'no-number': noNumber,
  'nation-of-neither': nationOfNeither,
  'regiment-of-other-nation': regimentOfOther,
  'regiment-out-of-time': regimentOutOfTime,
};

/** All findings of a draft, from top to bottom. */
export const draftFindings = (context: FindingContext): DraftFinding[] =>
  context.tree.nodes.flatMap((node) =>
    node.kind !== 'unit'
      ? []
      : (Object.keys(CHECKS) as DraftFinding['code'][]).flatMap((code) => {
          const message = CHECKS[code](node, context);
          return message === null ? [] : [{ code, id: node.id, message }];
        }),
  );
