'use client';

import type { Army } from '@/lib/rules/thinglum';
import { NamedForm } from '../fields/named-form';
import type { InspectorProps } from '../inspector-props';
import { nodeIn } from '../node';
import { ChiefForm, CommanderForm } from './commander-form';
import { UnitForm } from './unit-form';

/** The form of whatever stands at a path of the army: the path says what it is. */
export const Inspector = (props: InspectorProps<Army>) => {
  const { at } = props;
  // removed a moment ago: the selection follows with the next drawing
  if (nodeIn(props) === undefined) return null;
  if (at[0] === 'chiefs') return <ChiefForm {...props} />;
  if (at.at(-2) === 'commanders') return <CommanderForm {...props} />;
  return at[0] === 'brigades' && at.length === 2 ? (
    <NamedForm {...props} step="Change the brigade" />
  ) : (
    <UnitForm {...props} />
  );
};
