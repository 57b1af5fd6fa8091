'use client';

import type { ReactNode } from 'react';
import { Segments } from '@/app/_components/ui/segments';
import {
  type Army,
  type Commander,
  GENERAL_RATING_OPTIONS,
  type General,
  type Lieutenant,
  RATING_OPTIONS,
} from '@/lib/rules/honours-of-war';
import { TextFields } from '../fields/text-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from './node';

type Leader = General | Commander | Lieutenant;

type LeaderFormProps = InspectorProps & { ratings: typeof RATING_OPTIONS; children?: ReactNode };

/** A commander of any rank: name, rating and notes. */
const LeaderForm = ({ ratings, children, ...props }: LeaderFormProps) => {
  const { node: leader, set, setText } = nodeAt<Leader>(props, 'Change the commander');
  return (
    <TextFields
      name={leader.name}
      notes={leader.notes ?? ''}
      onChange={setText}
      onLeave={props.seal}
      naming={props.naming}
      onNaming={props.onNaming}
    >
      <Segments
        legend="Rating"
        className="tight"
        options={ratings}
        value={leader.rating}
        onChange={(value) => set('rating', value as Leader['rating'])}
      />
      {children}
    </TextFields>
  );
};

/** The commander of a brigade. */
export const CommanderForm = (props: InspectorProps) => <LeaderForm {...props} ratings={RATING_OPTIONS} />;

/** The commanding general. */
export const GeneralForm = (props: InspectorProps) => (
  <LeaderForm {...props} ratings={GENERAL_RATING_OPTIONS} />
);

/** A lieutenant general and the brigades allotted to him. */
export const LieutenantForm = (props: InspectorProps) => {
  const { node, set } = nodeAt<Lieutenant>(props, 'Allot brigades');
  const { brigades } = props.file.army as Army;
  const allot = (id: string, on: boolean) =>
    set('brigades', on ? [...node.brigades, id] : node.brigades.filter((brigade) => brigade !== id));
  return (
    <LeaderForm {...props} ratings={RATING_OPTIONS}>
      <fieldset className="checks-field">
        <legend>Brigades</legend>
        {brigades.map(({ id, name }, index) => (
          <label key={id} className="check-field">
            <input
              type="checkbox"
              checked={node.brigades.includes(id)}
              onChange={({ target }) => allot(id, target.checked)}
            />
            <bdi>{name || `Brigade ${index + 1}`}</bdi>
          </label>
        ))}
      </fieldset>
    </LeaderForm>
  );
};
