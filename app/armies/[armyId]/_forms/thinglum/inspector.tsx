'use client';

import { SPREAD } from '@/app/_components/ui/segments';
import { chosenOf, type FormLine, presentLines } from '@/app/_editor/fields/lines';
import {
  type Army,
  type Commander,
  commanderOptions,
  DIE_OPTIONS,
  retyped,
  type Unit,
  unitOptions,
} from '@/lib/rules/thinglum';
import { BOUNDS } from '@/lib/rules/thinglum/bounds';
import { TYPES } from '@/lib/rules/thinglum/tables';
import { NamedForm, NodeFields } from '../fields/node-fields';
import { defineInspector, nodeAt } from '../node';
import type { InspectorProps } from '../system-parts';

const BrigadeForm = (props: InspectorProps<Army>) => <NamedForm {...props} step="Change the brigade" />;

type RankProps = InspectorProps<Army> & { rank: 'chief' | 'commander' };

const DIE: FormLine = {
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
const ChiefForm = (props: InspectorProps<Army>) => <RankForm {...props} rank="chief" />;

/** The commander of a brigade. */
const CommanderForm = (props: InspectorProps<Army>) => <RankForm {...props} rank="commander" />;

/** A unit: name, type, figures, and the guns of a battery; their result is below. */
const UnitForm = (props: InspectorProps<Army>) => {
  const { file, at, change } = props;
  const { node: unit, put } = nodeAt<Unit>(props, 'Change the unit');
  const { types, full, guns, description } = unitOptions(unit, file);
  const lines = presentLines(
    {
      kind: 'choice',
      key: 'type',
      label: 'Type',
      options: types,
      choose: (option) => {
        const type = chosenOf(types, option);
        if (type === undefined) return;
        change('Change the type', [{ op: 'set', path: ['army', ...at], value: retyped(unit, type, file) }]);
      },
    },
    {
      kind: 'number',
      key: 'figures',
      label: 'Figures',
      ...BOUNDS.figures,
      required: true,
      placeholder: `${full} at full strength`,
    },
    guns !== null && {
      kind: 'number',
      key: 'guns',
      label: 'Guns',
      ...BOUNDS.guns,
      placeholder: `${guns}, as usual`,
    },
  );
  const regiments = { nation: file.army.nation, symbol: TYPES[unit.type].symbol, year: file.army.year };
  return (
    <NodeFields {...props} node={unit} put={put} lines={lines} regiments={regiments} hint={description} />
  );
};

/** The form of the node at a path of the army: the path determines its kind. */
export const Inspector = defineInspector<Army>((at) => {
  if (at[0] === 'chiefs') return ChiefForm;
  if (at.at(-2) === 'commanders') return CommanderForm;
  return at[0] === 'brigades' && at.length === 2 ? BrigadeForm : UnitForm;
});
