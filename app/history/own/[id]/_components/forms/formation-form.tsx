'use client';

import { LineFields } from '@/app/_editor/fields/line-fields';
import type { Line } from '@/app/_editor/fields/lines';
import { OWN_BOUNDS } from '@/lib/history/own/bounds';
import type { FormationNode } from '@/lib/history/own/tree/tree';
import { useOwnActions } from '../own-context';
import { NodeTexts } from './node-texts';
import { KIND_OPTIONS } from './unit-words';
import { usePut } from './use-put';
import * as words from './words';

const { texts } = OWN_BOUNDS;

const LINES: readonly Line[] = [
  { kind: 'segments', key: 'kind', label: words.kind, options: KIND_OPTIONS },
  { kind: 'text', key: 'commander', label: words.ledBy, longest: texts.commander, empty: null },
];

/** What is written down of a wing, line, corps or brigade. */
export const FormationForm = ({ node: { id, node } }: { node: FormationNode }) => {
  const { seal } = useOwnActions();
  const { put } = usePut(id, words.changeFormation(node.name));
  return (
    <NodeTexts id={id} node={node} put={put}>
      <LineFields lines={LINES} node={node} put={put} onLeave={seal} />
    </NodeTexts>
  );
};
