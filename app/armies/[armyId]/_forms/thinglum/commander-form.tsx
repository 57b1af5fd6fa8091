'use client';

import { Segments } from '@/app/_components/ui/segments';
import { type Commander, commanderOptions, DIE_OPTIONS } from '@/lib/rules/thinglum';
import { NumberField } from '../fields/number-field';
import { TextFields } from '../fields/text-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from './node';

const MOST = 99;

type RankProps = InspectorProps & { rank: 'chief' | 'commander' };

/** A commander of either rank: name, ability die, couriers, and chips, also those another player holds. */
const RankForm = ({ rank, ...props }: RankProps) => {
  const { node: commander, set, setText, setTyped } = nodeAt<Commander>(props, 'Change the commander');
  const { usualCouriers, chips, bought } = commanderOptions(commander, rank, props.file);
  return (
    <TextFields
      name={commander.name}
      notes={commander.notes ?? ''}
      onChange={setText}
      onLeave={props.seal}
      naming={props.naming}
      onNaming={props.onNaming}
    >
      <Segments
        legend="Ability"
        className="tight"
        options={DIE_OPTIONS}
        value={commander.die}
        onChange={(die) => set('die', die as Commander['die'])}
      />
      <NumberField
        label="Couriers"
        value={commander.couriers}
        min={0}
        max={MOST}
        placeholder={`${usualCouriers}, as usual`}
        onChange={(count) => setTyped('couriers', count)}
        onLeave={props.seal}
      />
      <NumberField
        label="Chips"
        value={commander.chips}
        min={0}
        max={MOST}
        placeholder={bought ? 'None bought' : `${chips}, by the die`}
        onChange={(count) => setTyped('chips', count)}
        onLeave={props.seal}
      />
      {(commander.given ?? 0) > 0 && (
        <NumberField
          label="Chips given"
          value={commander.given}
          min={0}
          max={MOST}
          placeholder="None"
          onChange={(count) => setTyped('given', count)}
          onLeave={props.seal}
        />
      )}
      {rank === 'chief' && <p className="hint">A commander in chief adds 1 to his ability die.</p>}
    </TextFields>
  );
};

/** The commander in chief. */
export const ChiefForm = (props: InspectorProps) => <RankForm {...props} rank="chief" />;

/** The commander of a brigade. */
export const CommanderForm = (props: InspectorProps) => <RankForm {...props} rank="commander" />;
