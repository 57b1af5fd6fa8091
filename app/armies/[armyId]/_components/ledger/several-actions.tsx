'use client';

import { type ComponentProps, type ComponentType, useId } from 'react';
import { Button } from '@/app/_components/ui/button';
import { Select } from '@/app/_components/ui/field';
import type { Segments } from '@/app/_components/ui/segments';
import { FieldSegments, Fields, PairField } from '@/app/_editor/fields/field-parts';
import type { Op } from '@/lib/rules/core/army/edit';
import type { Path } from '@/lib/rules/core/army/path';
import type { System } from '@/lib/rules/core/contract/system';
import type { BulkChoice, OutlineRow } from '@/lib/rules/core/tree/outline';
import { moveSeveral, removeSeveral } from '../../_store/several';
import type { SectionView } from '../../_store/view';
import { useActions, useBuilder, useSystem } from '../builder-context';
import { Selected, TITLE } from '../inspector/selected';
import { useCommands } from '../use-commands';

/** "1 unit", "3 units", in the words of the system. */
export const unitCountText = (count: number, { unit, units }: System['terms']): string =>
  `${count} ${count === 1 ? unit : units}`;

/** Draws a choice of a few as the place wants it. */
type Chooser = ComponentType<ComponentProps<typeof Segments>>;

/** What can be done with several units at once: each is one step of undo. */
export const SeveralActions = ({ rows, Choose }: { rows: readonly OutlineRow[]; Choose: Chooser }) => {
  const sections = useBuilder(({ view }) => view.sections);
  const file = useBuilder((state) => state.file);
  const { change, choose, announce } = useActions();
  const system = useSystem();
  const { duplicateSeveral } = useCommands();
  const ats = rows.map(({ at }) => at);
  const words = unitCountText(rows.length, system.terms);
  const apply = (ops: readonly Op[], label: string) => {
    if (ops.length === 0) return;
    change({ ops, label });
    announce(`${label}: ${words}`);
  };
  return (
    <>
      {(system.bulk?.(file, ats) ?? []).map((choice) => (
        <BulkField key={choice.label} choice={choice} apply={apply} Choose={Choose} />
      ))}
      <MoveField
        sections={sections}
        move={(list, title) => apply(moveSeveral(file, ats, list), `Move to ${title}`)}
      />
      <Button icon="copy" title="Ctrl + D" onClick={() => duplicateSeveral(rows.map(({ id }) => id))}>
        {`Duplicate ${words}`}
      </Button>
      <Button
        icon="trash"
        onClick={() => {
          apply(removeSeveral(ats), 'Remove');
          choose(new Set());
        }}
      >
        {`Remove ${words}`}
      </Button>
    </>
  );
};

const BulkField = ({
  choice,
  apply,
  Choose,
}: {
  choice: BulkChoice;
  apply: (ops: readonly Op[], label: string) => void;
  Choose: Chooser;
}) => (
  <Choose
    legend={choice.label}
    // no option has this value: nothing is marked where they differ
    value={choice.value ?? ' '}
    options={choice.options.map(({ value, label }) => ({ value, label }))}
    onChange={(value) => {
      const option = choice.options.find((candidate) => candidate.value === value);
      if (option !== undefined) apply(option.ops, `${choice.label}: ${option.label.toLowerCase()}`);
    }}
  />
);

type MoveProps = { sections: readonly SectionView[]; move: (list: Path, title: string) => void };

const MoveField = ({ sections, move }: MoveProps) => {
  const id = useId();
  const lists = sections.filter(({ section }) => section.list?.holds === 'unit');
  return (
    <PairField id={id} label="Move to">
      <Select
        id={id}
        value=""
        onChange={({ target }) => {
          const section = lists.find(({ section: { id: own } }) => own === target.value)?.section;
          if (section?.list) move(section.list.at, section.title);
        }}
      >
        <option value="">Choose…</option>
        {lists.map(({ section }) => (
          <option key={section.id} value={section.id}>
            {section.title}
          </option>
        ))}
      </Select>
    </PairField>
  );
};

/** What can be done with the units chosen together, at the foot of the right pane. */
export const SeveralSelected = ({ rows, onClose }: { rows: readonly OutlineRow[]; onClose: () => void }) => {
  const { terms } = useSystem();
  const words = unitCountText(rows.length, terms);
  return (
    <Selected name={words} onClose={onClose} head={<h2 className={TITLE}>{words}</h2>}>
      <Fields>
        <SeveralActions rows={rows} Choose={FieldSegments} />
      </Fields>
    </Selected>
  );
};
