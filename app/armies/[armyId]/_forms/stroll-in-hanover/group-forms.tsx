'use client';

import { SelectField } from '@/app/_components/ui/field';
import { Segments } from '@/app/_components/ui/segments';
import type { Op } from '@/lib/rules/core/edit';
import type { Division, Entry, ListMark, Works } from '@/lib/rules/stroll-in-hanover';
import { NumberField } from '../fields/number-field';
import { TextFields } from '../fields/text-fields';
import type { InspectorProps } from '../inspector-props';
import { ENTRIES, LISTS, SIDES, WORKS_LISTS } from './form-labels';
import { nodeAt } from './node';

const FIRST_TURN = 2;

/** The mark that all of a division has, or none if they differ. */
const commonMark = ({ units, commander }: Division): ListMark | 'mixed' => {
  const marks = new Set(
    [...(commander === null ? [] : [commander]), ...units].map(({ list }) => list ?? 'core'),
  );
  const [first = 'core'] = marks;
  return marks.size > 1 ? 'mixed' : first;
};

/** A division: name, how it enters the table (s. 17), and the list that all of it belongs to. */
export const DivisionForm = (props: InspectorProps) => {
  const { node: division, set, setText, setTyped } = nodeAt<Division>(props, 'Change the division');
  const { entry, units, commander } = division;
  const enter = (kind: string) =>
    set(
      'entry',
      kind === 'table'
        ? undefined
        : ({
            kind: kind as Entry['kind'],
            turn: entry?.turn ?? FIRST_TURN,
            ...(kind === 'flank-march' && { side: entry?.side ?? 'left' }),
          } satisfies Entry),
    );
  const mark = (list: string) => {
    const path = ['army', ...props.at];
    const marked = <Node extends { list?: ListMark | undefined }>({ list: _, ...rest }: Node) =>
      list === 'core' ? rest : { ...rest, list };
    const ops: Op[] = [
      { op: 'set', path: [...path, 'units'], value: units.map(marked) },
      ...(commander === null
        ? []
        : [{ op: 'set' as const, path: [...path, 'commander'], value: marked(commander) }]),
    ];
    props.change('Mark the division', ops);
  };
  return (
    <TextFields
      name={division.name}
      notes={division.notes ?? ''}
      onChange={setText}
      onLeave={props.seal}
      naming={props.naming}
      onNaming={props.onNaming}
    >
      <SelectField
        label="Enters"
        options={ENTRIES}
        value={entry?.kind ?? 'table'}
        onChange={({ target }) => enter(target.value)}
      />
      {entry?.kind === 'flank-march' && (
        <Segments
          legend="By the"
          options={SIDES}
          value={entry.side ?? ''}
          onChange={(side) => set('entry', { ...entry, side: side as 'left' | 'right' })}
        />
      )}
      {entry !== undefined && (
        <NumberField
          label="Turn"
          value={entry.turn ?? FIRST_TURN}
          min={0}
          max={99}
          onChange={(turn) => setTyped('entry', { ...entry, turn: turn ?? FIRST_TURN })}
          onLeave={props.seal}
        />
      )}
      <Segments legend="All of it" options={LISTS} value={commonMark(division)} onChange={mark} />
    </TextFields>
  );
};

const MOST_WORKS = 999;

/** Works: name, number of segments or redoubts, and whether they stay behind in an attack. */
export const WorksForm = (props: InspectorProps) => {
  const { node, set, setText, setTyped } = nodeAt<Works>(props, 'Change the works');
  return (
    <TextFields
      name={node.name}
      onChange={setText}
      onLeave={props.seal}
      naming={props.naming}
      onNaming={props.onNaming}
    >
      <NumberField
        label="Number"
        value={node.count}
        min={0}
        max={MOST_WORKS}
        onChange={(count) => setTyped('count', count ?? 0)}
        onLeave={props.seal}
      />
      <Segments
        legend="List"
        options={WORKS_LISTS}
        value={node.list ?? 'any'}
        onChange={(list) => set('list', list === 'defender' ? list : undefined)}
      />
    </TextFields>
  );
};
