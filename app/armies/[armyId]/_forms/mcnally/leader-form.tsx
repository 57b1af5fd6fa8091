'use client';

import { presentLines } from '@/app/_editor/fields/lines';
import * as formsWords from '@/app/armies/[armyId]/_forms/words';
import type { Army, General } from '@/lib/rules/mcnally';
import { AllottedBrigades } from '../fields/allotted-brigades';
import { NamedForm } from '../fields/named-form';
import { NodeFields } from '../fields/node-fields';
import type { InspectorProps } from '../inspector-props';
import { nodeAt } from '../node';
import * as words from './words';

const RANKS = [
  { value: 'senior', label: words.seniorGeneral },
  { value: 'cinc', label: words.inChief },
];

/** The brigadier of a brigade: name and notes. */
export const BrigadierForm = (props: InspectorProps<Army>) => (
  <NamedForm {...props} step={words.changeBrigadier} />
);

/** A general above the brigadiers: name, rank, and the brigades under him. */
export const GeneralForm = (props: InspectorProps<Army>) => {
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
