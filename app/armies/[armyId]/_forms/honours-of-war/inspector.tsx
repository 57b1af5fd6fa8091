'use client';

import { SPREAD } from '@/app/_components/ui/segments';
import type { FormLine } from '@/app/_editor/fields/lines';
import {
  type Army,
  type Commander,
  GENERAL_RATING_OPTIONS,
  type General,
  type Lieutenant,
  RATING_OPTIONS,
  type Works,
} from '@/lib/rules/honours-of-war';
import { BOUNDS } from '@/lib/rules/honours-of-war/bounds';
import { AllottedBrigades } from '../fields/allotted-brigades';
import { NamedForm, NodeFields } from '../fields/node-fields';
import { defineInspector, nodeAt } from '../node';
import type { InspectorProps } from '../system-parts';
import { UnitForm } from './unit-form';

/** A brigade: name and notes; its commander and units have forms of their own. */
const BrigadeForm = (props: InspectorProps<Army>) => <NamedForm {...props} step="Change the brigade" />;

const COUNT: FormLine = { kind: 'number', key: 'count', label: 'Number', ...BOUNDS.works, empty: 0 };

/** Works: name and number of sections or blocks. */
const WorksForm = (props: InspectorProps<Army>) => (
  <NodeFields {...props} {...nodeAt<Works>(props, 'Change the works')} lines={[COUNT]} noted={false} />
);

const ratingLine = (options: typeof RATING_OPTIONS): FormLine => ({
  kind: 'segments',
  key: 'rating',
  label: 'Rating',
  className: SPREAD.tight,
  options,
});

const RATING = ratingLine(RATING_OPTIONS);

/** The commander of a brigade: name, rating and notes. */
const CommanderForm = (props: InspectorProps<Army>) => (
  <NodeFields {...props} {...nodeAt<Commander>(props, 'Change the commander')} lines={[RATING]} />
);

/** The commanding general. */
const GeneralForm = (props: InspectorProps<Army>) => (
  <NodeFields
    {...props}
    {...nodeAt<General>(props, 'Change the commander')}
    lines={[ratingLine(GENERAL_RATING_OPTIONS)]}
  />
);

/** A lieutenant general and the brigades allotted to him. */
const LieutenantForm = (props: InspectorProps<Army>) => {
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

/** The form of the node at a path of the army: the path determines its kind. */
export const Inspector = defineInspector<Army>((at) => {
  if (at.at(-1) === 'commander') return CommanderForm;
  if (at[0] === 'general') return GeneralForm;
  if (at[0] === 'lieutenants') return LieutenantForm;
  if (at[0] === 'works') return WorksForm;
  return at[0] === 'brigades' && at.length === 2 ? BrigadeForm : UnitForm;
});
