'use client';

import { LineFields } from '@/app/_editor/fields/line-fields';
import { type FormLine, presentLines } from '@/app/_editor/fields/lines';
import type { Put } from '@/app/_editor/fields/use-typed';
import type { Op } from '@/lib/rules/core/army/edit';
import type {
  Army,
  Division,
  Entry,
  General,
  Lieutenant,
  ListMark,
  Works,
} from '@/lib/rules/stroll-in-hanover';
import { BOUNDS } from '@/lib/rules/stroll-in-hanover/bounds';
import { LIMITS } from '@/lib/rules/stroll-in-hanover/tables';
import { NodeFields } from '../fields/node-fields';
import { defineInspector, nodeAt } from '../node';
import type { InspectorProps } from '../system-parts';
import { ENTRIES, LIST, LISTS, RATINGS, SIDES, WORKS_LISTS } from './form-labels';
import { UnitForm } from './unit-form';

const RATING: FormLine = { kind: 'segments', key: 'rating', label: 'Rating', options: RATINGS };

/** A general in chief; he belongs to every list. */
const GeneralForm = (props: InspectorProps<Army>) => (
  <NodeFields {...props} {...nodeAt<General>(props, 'Change the general')} lines={[RATING]} />
);

/** A lieutenant general, who may be there for an attack only. */
const LieutenantForm = (props: InspectorProps<Army>) => (
  <NodeFields {...props} {...nodeAt<Lieutenant>(props, 'Change the general')} lines={[RATING, LIST]} />
);

const FIRST_TURN = LIMITS.entryTurn.min;

/** The mark that all of a division has, or none if they differ. */
const commonMark = ({ units, commander }: Division): ListMark | 'mixed' => {
  const marks = new Set(
    [...(commander === null ? [] : [commander]), ...units].map(({ list }) => list ?? 'core'),
  );
  const [first = 'core'] = marks;
  return marks.size > 1 ? 'mixed' : first;
};

const marked = <Node extends { list?: ListMark | undefined }>({ list: _, ...rest }: Node, list: string) =>
  list === 'core' ? rest : { ...rest, list };

const TURN: FormLine = { kind: 'number', key: 'turn', label: 'Turn', ...BOUNDS.turn, empty: FIRST_TURN };
const SIDE: FormLine = { kind: 'segments', key: 'side', label: 'By the', options: SIDES };

/** How a division that is not there from the first turn comes (s. 17). */
const entered = (kind: string, entry: Entry | undefined) =>
  kind === 'table'
    ? undefined
    : {
        kind,
        turn: entry?.turn ?? FIRST_TURN,
        ...(kind === 'flank-march' && { side: entry?.side ?? 'left' }),
      };

/** A division: name, how it enters the table (s. 17), and the list that all of it belongs to. */
const DivisionForm = (props: InspectorProps<Army>) => {
  const { node: division, put } = nodeAt<Division>(props, 'Change the division');
  const { entry, units, commander } = division;
  const putEntry: Put = (field, value, typed) => put('entry', { ...entry, [field]: value }, typed);
  const mark = (list: string) => {
    const path = ['army', ...props.at];
    const ops: Op[] = [
      { op: 'set', path: [...path, 'units'], value: units.map((unit) => marked(unit, list)) },
      ...(commander === null
        ? []
        : [{ op: 'set' as const, path: [...path, 'commander'], value: marked(commander, list) }]),
    ];
    props.change('Mark the division', ops);
  };
  const lines = presentLines(
    {
      kind: 'choice',
      key: 'entry',
      label: 'Enters',
      options: ENTRIES,
      value: entry?.kind ?? 'table',
      choose: (kind) => put('entry', entered(kind, entry)),
    },
    entry !== undefined && {
      kind: 'own',
      key: 'entering',
      own: (
        <LineFields
          key="entering"
          lines={presentLines(entry.kind === 'flank-march' && SIDE, TURN)}
          node={{ turn: FIRST_TURN, ...entry }}
          put={putEntry}
          onLeave={props.seal}
        />
      ),
    },
    {
      kind: 'segments',
      key: 'list',
      label: 'All of it',
      options: LISTS,
      value: commonMark(division),
      choose: mark,
    },
  );
  return <NodeFields {...props} node={division} put={put} lines={lines} />;
};

const WORKS: readonly FormLine[] = [
  { kind: 'number', key: 'count', label: 'Number', ...BOUNDS.works, empty: 0 },
  { kind: 'segments', key: 'list', label: 'List', options: WORKS_LISTS, usual: 'any' },
];

/** Works: name, number of segments or redoubts, and whether they stay behind in an attack. */
const WorksForm = (props: InspectorProps<Army>) => (
  <NodeFields {...props} {...nodeAt<Works>(props, 'Change the works')} lines={WORKS} noted={false} />
);

/** The form of the node at a path of the army: the path determines its kind. */
export const Inspector = defineInspector<Army>((at) => {
  if (at.at(-1) === 'commander' || at.at(-2) === 'others') return LieutenantForm;
  if (at[0] === 'general' || at[0] === 'otherGenerals') return GeneralForm;
  if (at[0] === 'works') return WorksForm;
  return at[0] === 'divisions' && at.length === 2 ? DivisionForm : UnitForm;
});
