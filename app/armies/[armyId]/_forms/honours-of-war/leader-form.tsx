'use client';

import { SPREAD } from '@/app/_components/ui/segments';
import type { Line } from '@/app/_editor/fields/lines';
import {
  type Army,
  type Commander,
  GENERAL_RATING_OPTIONS,
  type General,
  type Lieutenant,
  RATING_OPTIONS,
} from '@/lib/rules/honours-of-war';
import { AllottedBrigades } from '../fields/allotted-brigades';
import { NodeFields } from '../fields/node-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from '../node';

const ratingLine = (options: typeof RATING_OPTIONS): Line => ({
  kind: 'segments',
  key: 'rating',
  label: 'Rating',
  className: SPREAD.tight,
  options,
});

const RATING = ratingLine(RATING_OPTIONS);

/** The commander of a brigade: name, rating and notes. */
export const CommanderForm = (props: InspectorProps<Army>) => (
  <NodeFields {...props} {...nodeAt<Commander>(props, 'Change the commander')} lines={[RATING]} />
);

/** The commanding general. */
export const GeneralForm = (props: InspectorProps<Army>) => (
  <NodeFields
    {...props}
    {...nodeAt<General>(props, 'Change the commander')}
    lines={[ratingLine(GENERAL_RATING_OPTIONS)]}
  />
);

/** A lieutenant general and the brigades allotted to him. */
export const LieutenantForm = (props: InspectorProps<Army>) => {
  const { node, put } = nodeAt<Lieutenant>(props, 'Change the commander');
  const { put: allot } = nodeAt<Lieutenant>(props, 'Allot brigades');
  const { brigades } = props.file.army;
  const allotted = <AllottedBrigades key="brigades" all={brigades} allotted={node.brigades} put={allot} />;
  return (
    <NodeFields
      {...props}
      node={node}
      put={put}
      lines={[RATING, { kind: 'own', key: 'brigades', own: allotted }]}
    />
  );
};
