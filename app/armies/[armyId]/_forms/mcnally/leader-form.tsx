'use client';

import { Segments } from '@/app/_components/ui/segments';
import type { Army, Brigadier, General } from '@/lib/rules/mcnally';
import { CheckField } from '../fields/check-field';
import { TextFields } from '../fields/text-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from './node';

const RANKS = [
  { value: 'senior', label: 'Senior general' },
  { value: 'cinc', label: 'In chief' },
];

/** The brigadier of a brigade: name and notes. */
export const BrigadierForm = (props: InspectorProps) => {
  const { node, setText } = nodeAt<Brigadier>(props, 'Change the brigadier');
  return (
    <TextFields
      name={node.name}
      notes={node.notes ?? ''}
      onChange={setText}
      onLeave={props.seal}
      naming={props.naming}
      onNaming={props.onNaming}
    />
  );
};

/** A general above the brigadiers: name, rank, and the brigades under him. */
export const GeneralForm = (props: InspectorProps) => {
  const { node: general, set, setText } = nodeAt<General>(props, 'Change the general');
  const { brigades } = props.file.army as Army;
  const allot = (id: string, on: boolean) =>
    set('brigades', on ? [...general.brigades, id] : general.brigades.filter((brigade) => brigade !== id));
  return (
    <TextFields
      name={general.name}
      notes={general.notes ?? ''}
      onChange={setText}
      onLeave={props.seal}
      naming={props.naming}
      onNaming={props.onNaming}
    >
      <Segments
        legend="Rank"
        options={RANKS}
        value={general.rank}
        onChange={(rank) => set('rank', rank as General['rank'])}
      />
      {general.rank === 'senior' && brigades.length > 0 && (
        <fieldset className="checks-field">
          <legend>Brigades</legend>
          {brigades.map(({ id, name }, index) => (
            <CheckField
              key={id}
              label={name || `Brigade ${index + 1}`}
              checked={general.brigades.includes(id)}
              onCheck={(on) => allot(id, on)}
            />
          ))}
        </fieldset>
      )}
    </TextFields>
  );
};
