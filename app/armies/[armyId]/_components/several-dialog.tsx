'use client';

import { useId, useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { Dialog } from '@/app/_components/ui/dialog';
import { Segments } from '@/app/_components/ui/segments';
import type { Op } from '@/lib/rules/core/edit';
import type { BulkChoice } from '@/lib/rules/core/outline';
import type { Path } from '@/lib/rules/core/path';
import { moveSeveral, removeSeveral } from '../_store/several';
import type { SectionView } from '../_store/view';
import { useActions, useBuilder, useSystem } from './builder-context';
import type { PanelProps } from './panels';

/** Several units chosen and changed, moved or removed in one step that undo takes back as one. */
export const SeveralDialog = ({ open, onClose }: PanelProps) => {
  const sections = useBuilder(({ view }) => view.sections);
  const file = useBuilder((state) => state.file);
  const selection = useBuilder((state) => state.selection);
  const { change, say } = useActions();
  const system = useSystem();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(selection === null ? [] : [selection]),
  );

  const units = sections.flatMap(({ rows }) => rows.filter(({ row }) => row.kind === 'unit'));
  const picked = units.filter(({ row }) => chosen.has(row.id)).map(({ row }) => row);
  const ats: readonly Path[] = picked.map(({ at }) => at);
  const words = `${picked.length} ${picked.length === 1 ? system.terms.unit : system.terms.units}`;
  const apply = (ops: readonly Op[], label: string) => {
    if (ops.length === 0) return;
    change({ ops, label });
    say(`${label}: ${words}`);
  };
  const toggle = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };

  return (
    <Dialog open={open} onClose={onClose} title={`Edit several ${system.terms.units}`} wide>
      <div className="several">
        <div className="several-list">
          {sections.map((view) => (
            <Chooser key={view.section.id} view={view} chosen={chosen} toggle={toggle} />
          ))}
        </div>
        <section className="several-do" aria-label={`What to do with ${words}`}>
          <h3 aria-live="polite">{picked.length === 0 ? `Choose ${system.terms.units}` : words}</h3>
          {picked.length > 0 && (
            <>
              {(system.bulk?.(file, ats) ?? []).map((choice) => (
                <BulkField key={choice.label} choice={choice} apply={apply} />
              ))}
              <MoveField
                sections={sections}
                move={(list, title) => apply(moveSeveral(file, ats, list), `Move to ${title}`)}
              />
              <Button
                icon="trash"
                onClick={() => {
                  apply(removeSeveral(ats), 'Remove');
                  setChosen(new Set());
                }}
              >
                Remove {words}
              </Button>
            </>
          )}
        </section>
      </div>
    </Dialog>
  );
};

type ChooserProps = {
  view: SectionView;
  chosen: ReadonlySet<string>;
  toggle: (ids: readonly string[], on: boolean) => void;
};

const Chooser = ({ view: { section, rows }, chosen, toggle }: ChooserProps) => {
  const units = rows.filter(({ row }) => row.kind === 'unit').map(({ row }) => row);
  if (units.length === 0) return null;
  const ids = units.map(({ id }) => id);
  return (
    <fieldset>
      <legend>
        <label>
          <input
            type="checkbox"
            checked={ids.every((id) => chosen.has(id))}
            onChange={({ target }) => toggle(ids, target.checked)}
          />
          <bdi>{section.title}</bdi>
        </label>
      </legend>
      {units.map(({ id, name, type, cells }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.has(id)}
            onChange={({ target }) => toggle([id], target.checked)}
          />
          <bdi>{name}</bdi>
          <span className="mute">{[type, ...cells.map(({ text }) => text)].filter(Boolean).join(', ')}</span>
        </label>
      ))}
    </fieldset>
  );
};

const BulkField = ({
  choice,
  apply,
}: {
  choice: BulkChoice;
  apply: (ops: readonly Op[], label: string) => void;
}) => (
  <Segments
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
    <div className="pair-field">
      <label htmlFor={id}>Move to</label>
      <select
        id={id}
        className="field"
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
      </select>
    </div>
  );
};
