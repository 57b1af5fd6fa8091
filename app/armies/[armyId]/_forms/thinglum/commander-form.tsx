'use client';

import { SPREAD } from '@/app/_components/ui/segments';
import { type Line, presentLines } from '@/app/_editor/fields/lines';
import { type Army, type Commander, commanderOptions, DIE_OPTIONS } from '@/lib/rules/thinglum';
import { BOUNDS } from '@/lib/rules/thinglum/bounds';
import { NodeFields } from '../fields/node-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from '../node';

type RankProps = InspectorProps<Army> & { rank: 'chief' | 'commander' };

const DIE: Line = {
  kind: 'segments',
  key: 'die',
  label: 'Ability',
  className: SPREAD.tight,
  options: DIE_OPTIONS,
};

/** A commander of either rank: name, ability die, couriers, and chips, also those another player holds. */
const RankForm = ({ rank, ...props }: RankProps) => {
  const { node, put } = nodeAt<Commander>(props, 'Change the commander');
  const { usualCouriers, chips, bought } = commanderOptions(node, rank, props.file);
  const lines = presentLines(
    DIE,
    {
      kind: 'number',
      key: 'couriers',
      label: 'Couriers',
      ...BOUNDS.held,
      placeholder: `${usualCouriers}, as usual`,
    },
    {
      kind: 'number',
      key: 'chips',
      label: 'Chips',
      ...BOUNDS.held,
      placeholder: bought ? 'None bought' : `${chips}, by the die`,
    },
    (node.given ?? 0) > 0 && {
      kind: 'number',
      key: 'given',
      label: 'Chips given',
      ...BOUNDS.held,
      placeholder: 'None',
    },
  );
  const hint = rank === 'chief' ? 'A commander in chief adds 1 to the ability die.' : undefined;
  return <NodeFields {...props} node={node} put={put} lines={lines} hint={hint} />;
};

/** The commander in chief. */
export const ChiefForm = (props: InspectorProps<Army>) => <RankForm {...props} rank="chief" />;

/** The commander of a brigade. */
export const CommanderForm = (props: InspectorProps<Army>) => <RankForm {...props} rank="commander" />;
