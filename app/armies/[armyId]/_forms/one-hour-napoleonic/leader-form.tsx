'use client';

import { ABILITY_OPTIONS, type Army, commandOptions, type Leader } from '@/lib/rules/one-hour-napoleonic';
import { ChoiceField } from '../fields/choice-field';
import { TextFields } from '../fields/text-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from './node';

const NONE = '';

/** A leader: name, ability, what he commands and the unit he starts with. */
export const LeaderForm = (props: InspectorProps) => {
  const { node: leader, set, setText } = nodeAt<Leader>(props, 'Change the leader');
  const { formations, units } = commandOptions(props.file.army as Army);
  // a formation or unit that is gone reads as none, as it does for the checks
  const among = (options: typeof units, value: string | null | undefined) =>
    options.find((option) => option.value === value)?.value ?? NONE;
  return (
    <TextFields
      name={leader.name}
      notes={leader.notes ?? ''}
      onChange={setText}
      onLeave={props.seal}
      naming={props.naming}
      onNaming={props.onNaming}
    >
      <ChoiceField
        label="Ability"
        options={ABILITY_OPTIONS}
        value={leader.ability}
        onChange={(ability) => set('ability', ability as Leader['ability'])}
      />
      <ChoiceField
        label="Leads"
        options={[{ value: NONE, label: 'Nothing' }, ...formations]}
        value={among(formations, leader.formation)}
        onChange={(formation) => set('formation', formation === NONE ? null : formation)}
      />
      <ChoiceField
        label="With"
        options={[{ value: NONE, label: 'No unit' }, ...units]}
        value={among(units, leader.unit)}
        onChange={(unit) => set('unit', unit === NONE ? undefined : unit)}
      />
    </TextFields>
  );
};
