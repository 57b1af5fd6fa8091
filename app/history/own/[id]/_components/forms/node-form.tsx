'use client';

import { useId } from 'react';
import { IconButton } from '@/app/_components/ui/button';
import { Select } from '@/app/_components/ui/field';
import { PairField } from '@/app/_editor/fields/field-parts';
import { LineFields } from '@/app/_editor/fields/line-fields';
import type { FormLine } from '@/app/_editor/fields/lines';
import type { Put } from '@/app/_editor/fields/use-typed';
import { OWN_BOUNDS } from '@/lib/history/own/bounds';
import { nodeIn, type OwnFormationNode, type SideNode } from '@/lib/history/own/tree/tree';
import { ABOUT } from '../../_store/own-store';
import { useOwn, useOwnActions, useOwnState } from '../own-context';
import { AboutForm } from './about-form';
import { COUNT, NodeTexts, PAIRS, PART, usePut } from './node-fields';
import { UnitForm } from './unit-form';
import { KIND_OPTIONS } from './unit-words';

const { texts } = OWN_BOUNDS;

const LINES: readonly FormLine[] = [
  { kind: 'segments', key: 'kind', label: 'Kind', options: KIND_OPTIONS },
  { kind: 'text', key: 'commander', label: 'Led by', longest: texts.commander, empty: null },
];

/** What is written down of a wing, line, corps or brigade. */
const FormationForm = ({ node: { id, node } }: { node: OwnFormationNode }) => {
  const { endTyping } = useOwnActions();
  const { put } = usePut(id, `Change ${node.name || 'a formation'}`);
  return (
    <NodeTexts id={id} node={node} put={put}>
      <LineFields lines={LINES} node={node} put={put} onLeave={endTyping} />
    </NodeTexts>
  );
};

const COMMANDER: readonly FormLine[] = [
  { kind: 'text', key: 'commander', label: 'Led by', longest: texts.commander, empty: null },
];

const STRENGTH: readonly FormLine[] = [
  { ...COUNT, key: 'men', label: 'Men' },
  { ...COUNT, key: 'infantry', label: 'Foot, men' },
  { ...COUNT, key: 'cavalry', label: 'Horse, men' },
  { ...COUNT, key: 'guns', label: 'Guns' },
  { ...PART, key: 'battalions', label: 'Battalions' },
  { ...PART, key: 'squadrons', label: 'Squadrons' },
];

/** What is written down of a side: who it was, who led it, and what a source says it had in all. */
const SideForm = ({ node: { id, node } }: { node: SideNode }) => {
  const { endTyping } = useOwnActions();
  const { set, put } = usePut(id, `Change ${node.name || 'a side'}`);
  const putStrength: Put = (field, value, typed) => set({ [`strength.${field}`]: value ?? null }, typed);
  return (
    <NodeTexts id={id} node={node} put={put}>
      <Nations chosenNations={node.nations} onChange={(nations) => put('nations', nations)} />
      <LineFields lines={COMMANDER} node={node} put={put} onLeave={endTyping} />
      <p className="text-12 text-ink-3 pt-2">
        The total a source gives. The sum of the units is shown beside it.
      </p>
      <div className={PAIRS}>
        <LineFields lines={STRENGTH} node={node.strength} put={putStrength} onLeave={endTyping} />
      </div>
    </NodeTexts>
  );
};

type NationsProps = { chosenNations: readonly string[]; onChange: (nations: readonly string[]) => void };

/** The nations that fought on a side, the one in whose colours it is drawn first. */
const Nations = ({ chosenNations, onChange }: NationsProps) => {
  const id = useId();
  const { nations } = useOwn();
  const nameOf = (nation: string) => nations.find((each) => each.id === nation)?.name ?? nation;
  return (
    <>
      <PairField id={id} label="Nations">
        <Select
          id={id}
          value=""
          disabled={chosenNations.length >= OWN_BOUNDS.nations}
          onChange={({ target }) => {
            if (target.value !== '') onChange([...chosenNations, target.value]);
          }}
        >
          <option value="">{chosenNations.length === 0 ? 'Choose one' : 'Add another'}</option>
          {nations
            .filter((nation) => !chosenNations.includes(nation.id))
            .map((nation) => (
              <option key={nation.id} value={nation.id}>
                {nation.name}
              </option>
            ))}
        </Select>
      </PairField>
      {chosenNations.length > 0 && (
        <ul className="ml-(--label,62px) flex flex-wrap gap-x-3 gap-y-1" aria-label="Nations of this side">
          {chosenNations.map((nation) => (
            <li key={nation} className="inline-flex items-center">
              {nameOf(nation)}
              <IconButton
                icon="close"
                size="small"
                label={`Take ${nameOf(nation)} away`}
                onClick={() => onChange(chosenNations.filter((each) => each !== nation))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** The form of what is selected: a unit, a formation, a side, or else the battle itself. */
export const NodeForm = () => {
  const selection = useOwnState((state) => state.selection);
  const node = useOwnState(({ tree }) => nodeIn(tree, selection));
  // a form holds what is being typed: that of another node is another form
  switch (node?.kind) {
    case 'unit':
      return <UnitForm key={node.id} node={node} />;
    case 'formation':
      return <FormationForm key={node.id} node={node} />;
    case 'side':
      return <SideForm key={node.id} node={node} />;
    default:
      return <AboutForm key={ABOUT} />;
  }
};
