'use client';

import * as armyWords from '@/app/_components/army/words';
import { SPREAD } from '@/app/_components/ui/segments';
import type { Line } from '@/app/_editor/fields/lines';
import * as formsWords from '@/app/armies/[armyId]/_forms/words';
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
import * as words from './words';

const ratingLine = (options: typeof RATING_OPTIONS): Line => ({
  kind: 'segments',
  key: 'rating',
  label: armyWords.rating,
  className: SPREAD.tight,
  options,
});

const RATING = ratingLine(RATING_OPTIONS);

/** The commander of a brigade: name, rating and notes. */
export const CommanderForm = (props: InspectorProps<Army>) => (
  <NodeFields {...props} {...nodeAt<Commander>(props, formsWords.changeCommander)} lines={[RATING]} />
);

/** The commanding general. */
export const GeneralForm = (props: InspectorProps<Army>) => (
  <NodeFields
    {...props}
    {...nodeAt<General>(props, formsWords.changeCommander)}
    lines={[ratingLine(GENERAL_RATING_OPTIONS)]}
  />
);

/** A lieutenant general and the brigades allotted to him. */
export const LieutenantForm = (props: InspectorProps<Army>) => {
  const { node, put } = nodeAt<Lieutenant>(props, formsWords.changeCommander);
  const { put: allot } = nodeAt<Lieutenant>(props, words.allotBrigades);
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
