'use client';

import type { Army } from '@/lib/rules/one-hour-napoleonic';
import { NamedForm } from '../fields/named-form';
import type { InspectorProps } from '../inspector-props';
import { nodeIn } from '../node';
import { LeaderForm } from './leader-form';
import { UnitForm } from './unit-form';

/** The form of whatever stands at a path of the army: the path says what it is. */
export const Inspector = (props: InspectorProps<Army>) => {
  const { at } = props;
  // removed a moment ago: the selection follows with the next drawing
  if (nodeIn(props) === undefined) return null;
  if (at[0] === 'leaders') return <LeaderForm {...props} />;
  return at[0] === 'formations' && at.length === 2 ? (
    <NamedForm {...props} step="Change the formation" />
  ) : (
    <UnitForm {...props} />
  );
};
