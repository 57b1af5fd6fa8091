'use client';

import { LineFields } from '@/app/_editor/fields/line-fields';
import type { Line } from '@/app/_editor/fields/lines';
import { OWN_BOUNDS } from '@/lib/history/own/bounds';
import { type FormationNode, nodeIn } from '@/lib/history/own/tree/tree';
import { ABOUT } from '../../_store/own-state';
import { useOwnActions, useOwnState } from '../own-context';
import { AboutForm } from './about-form';
import { NodeTexts, usePut } from './node-fields';
import { SideForm } from './side-form';
import { UnitForm } from './unit-form';
import { KIND_OPTIONS } from './unit-words';
import * as words from './words';

const { texts } = OWN_BOUNDS;

const LINES: readonly Line[] = [
  { kind: 'segments', key: 'kind', label: words.kind, options: KIND_OPTIONS },
  { kind: 'text', key: 'commander', label: words.ledBy, longest: texts.commander, empty: null },
];

/** What is written down of a wing, line, corps or brigade. */
const FormationForm = ({ node: { id, node } }: { node: FormationNode }) => {
  const { seal } = useOwnActions();
  const { put } = usePut(id, words.changeFormation(node.name));
  return (
    <NodeTexts id={id} node={node} put={put}>
      <LineFields lines={LINES} node={node} put={put} onLeave={seal} />
    </NodeTexts>
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
