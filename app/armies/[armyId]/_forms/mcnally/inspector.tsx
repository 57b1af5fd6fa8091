'use client';

import * as armyWords from '@/app/_components/army/words';
import { type Line, presentLines } from '@/app/_editor/fields/lines';
import * as formsWords from '@/app/armies/[armyId]/_forms/words';
import { BOUNDS } from '@/lib/rules/mcnally/bounds';
import type { Army, Fieldwork, General } from '@/lib/rules/mcnally/priced';
import { AllottedBrigades } from '../fields/allotted-brigades';
import { NamedForm, NodeFields } from '../fields/node-fields';
import { defineInspector, nodeAt } from '../node';
import type { InspectorProps } from '../system-parts';
import { UnitForm } from './unit-form';
import * as words from './words';

/** A brigade: name and notes; its brigadier and units have forms of their own. */
const BrigadeForm = (props: InspectorProps<Army>) => <NamedForm {...props} step={formsWords.changeBrigade} />;

const STRENGTH: Line = { kind: 'number', key: 'sp', label: armyWords.strength, ...BOUNDS.strength, empty: 0 };

/** A fieldwork: name and strength points, which say how it covers. */
const FieldworkForm = (props: InspectorProps<Army>) => (
  <NodeFields
    {...props}
    {...nodeAt<Fieldwork>(props, words.changeFieldwork)}
    lines={[STRENGTH]}
    noted={false}
  />
);

const RANKS = [
  { value: 'senior', label: words.seniorGeneral },
  { value: 'cinc', label: words.inChief },
];

/** The brigadier of a brigade: name and notes. */
const BrigadierForm = (props: InspectorProps<Army>) => <NamedForm {...props} step={words.changeBrigadier} />;

/** A general above the brigadiers: name, rank, and the brigades under him. */
const GeneralForm = (props: InspectorProps<Army>) => {
  const { node: general, put } = nodeAt<General>(props, formsWords.changeGeneral);
  const { brigades } = props.file.army;
  const lines = presentLines(
    { kind: 'segments', key: 'rank', label: words.rank, options: RANKS },
    general.rank === 'senior' &&
      brigades.length > 0 && {
        kind: 'own',
        key: 'brigades',
        own: <AllottedBrigades key="brigades" all={brigades} allotted={general.brigades} put={put} />,
      },
  );
  return <NodeFields {...props} node={general} put={put} lines={lines} />;
};

/** The form of whatever stands at a path of the army: the path says what it is. */
export const Inspector = defineInspector<Army>((at) => {
  if (at.at(-1) === 'brigadier') return BrigadierForm;
  if (at[0] === 'generals') return GeneralForm;
  if (at[0] === 'works') return FieldworkForm;
  return at[0] === 'brigades' && at.length === 2 ? BrigadeForm : UnitForm;
});
