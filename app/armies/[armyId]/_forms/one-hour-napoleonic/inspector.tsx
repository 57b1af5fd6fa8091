'use client';

import * as common from '@/app/_components/words';
import type { Line } from '@/app/_editor/fields/lines';
import * as builderWords from '@/app/armies/[armyId]/_components/words';
import {
  ABILITY_OPTIONS,
  type Army,
  commandOptions,
  type Leader,
} from '@/lib/rules/one-hour-napoleonic/priced';
import { NamedForm, NodeFields } from '../fields/node-fields';
import { defineInspector, nodeAt } from '../node';
import type { InspectorProps } from '../system-parts';
import * as words from '../words';
import { UnitForm } from './unit-form';

const FormationForm = (props: InspectorProps<Army>) => <NamedForm {...props} step={words.changeFormation} />;

const NONE = '';

/** A leader: name, ability, what he commands and the unit he starts with. */
const LeaderForm = (props: InspectorProps<Army>) => {
  const { node: leader, put } = nodeAt<Leader>(props, words.changeLeader);
  const { formations, units } = commandOptions(props.file.army);
  // a formation or unit that is gone reads as none, as it does for the checks
  const among = (options: typeof units, value: string | null | undefined) =>
    options.find((option) => option.value === value)?.value ?? NONE;
  const lines: Line[] = [
    { kind: 'choice', key: 'ability', label: words.ability, options: ABILITY_OPTIONS },
    {
      kind: 'choice',
      key: 'formation',
      label: words.leads,
      options: [{ value: NONE, label: common.nothing }, ...formations],
      value: among(formations, leader.formation),
      choose: (formation) => put('formation', formation === NONE ? null : formation),
    },
    {
      kind: 'choice',
      key: 'unit',
      label: words.leadsWith,
      options: [{ value: NONE, label: builderWords.noUnit }, ...units],
      value: among(units, leader.unit),
      usual: NONE,
    },
  ];
  return <NodeFields {...props} node={leader} put={put} lines={lines} />;
};

/** The form of whatever stands at a path of the army: the path says what it is. */
export const Inspector = defineInspector<Army>((at) => {
  if (at[0] === 'leaders') return LeaderForm;
  return at[0] === 'formations' && at.length === 2 ? FormationForm : UnitForm;
});
