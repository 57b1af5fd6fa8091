'use client';

import type { ReactNode } from 'react';
import { Segments } from '@/app/_components/ui/segments';
import type { General, Lieutenant, ListMark } from '@/lib/rules/stroll-in-hanover';
import { TextFields } from '../fields/text-fields';
import type { InspectorProps } from '../inspector-props';
import { LISTS, RATINGS } from './form-labels';
import { nodeAt } from './node';

type LeaderFormProps = InspectorProps & { children?: ReactNode };

/** A general of any rank: name, rating and notes. */
const LeaderForm = ({ children, ...props }: LeaderFormProps) => {
  const { node: leader, set, setText } = nodeAt<General>(props, 'Change the general');
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
        options={RATINGS}
        value={leader.rating}
        onChange={(rating) => set('rating', rating as General['rating'])}
      />
      {children}
    </TextFields>
  );
};

/** A general in chief; he belongs to every list. */
export const GeneralForm = (props: InspectorProps) => <LeaderForm {...props} />;

/** A lieutenant general, who may be there for an attack only. */
export const LieutenantForm = (props: InspectorProps) => {
  const { node, set } = nodeAt<Lieutenant>(props, 'Change the general');
  return (
    <LeaderForm {...props}>
      <Segments
        legend="List"
        options={LISTS}
        value={node.list ?? 'core'}
        onChange={(list) => set('list', list === 'core' ? undefined : (list as ListMark))}
      />
    </LeaderForm>
  );
};
