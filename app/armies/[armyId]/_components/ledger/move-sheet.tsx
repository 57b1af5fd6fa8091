'use client';

import { useMemo } from 'react';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Icon } from '@/app/_components/ui/icon';
import { ItemButton, ItemEnd } from '@/app/_components/ui/menu-item';
import type { PanelProps } from '@/app/_editor/panel-props';
import { SheetActs, SheetChoices } from '@/app/_editor/sheet-acts';
import { nodeOf } from '../../_store/changes';
import { listed, listsFor, moveBy, spotOf } from '../../_store/moves';
import { rowOf } from '../../_store/view';
import { useActions, useBuilder, useSystem } from '../builder-context';
import { useCommands } from '../use-commands';

/** Moves the selected row or section without dragging: up, down, or into another list. */
export const MoveSheet = ({ open, onClose }: PanelProps) => {
  const selection = useBuilder((state) => state.selection);
  const name = useBuilder(({ view }) =>
    selection === null ? null : (nodeOf(view, selection)?.name ?? null),
  );
  return (
    <BottomSheet open={open && name !== null} onClose={onClose} title={`Move ${name ?? ''}`}>
      {selection !== null && <Moves id={selection} onClose={onClose} />}
    </BottomSheet>
  );
};

const Moves = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const view = useBuilder((state) => state.view);
  const file = useBuilder((state) => state.file);
  const commands = useCommands();
  const { say } = useActions();
  const { terms } = useSystem();
  const unit = rowOf(view, id)?.row.kind === 'unit';
  const lists = useMemo(() => listsFor(view, id), [view, id]);
  const here = spotOf(view, id);
  const now = lists.find(({ section }) => section.id === here?.section);
  const step = (by: -1 | 1) => moveBy(file, view, id, by) === null;
  return (
    <div>
      {here && now && (
        <p className="soft">
          Now number {here.index + 1} of {listed(now)} in <bdi>{now.section.title}</bdi>.
        </p>
      )}
      <SheetActs>
        <Button icon="up" aria-disabled={step(-1)} onClick={() => commands.moveBy(id, -1)}>
          Up
        </Button>
        <Button icon="down" aria-disabled={step(1)} onClick={() => commands.moveBy(id, 1)}>
          Down
        </Button>
      </SheetActs>
      {(lists.length > 1 || unit) && (
        <SheetChoices label="Move to">
          {lists.map((list) => (
            <li key={list.section.id}>
              <ItemButton
                aria-current={list.section.id === here?.section}
                aria-disabled={list.section.id === here?.section}
                onClick={() => {
                  if (list.section.id === here?.section) return;
                  onClose();
                  commands.moveTo(id, { section: list.section.id, index: listed(list) });
                  say(`Moved to ${list.section.title}`);
                }}
              >
                <Icon name={list.section.id === here?.section ? 'pass' : 'swap'} />
                <bdi>{list.section.title}</bdi>
                <ItemEnd>{list.section.detail}</ItemEnd>
              </ItemButton>
            </li>
          ))}
          {unit && (
            <li>
              <ItemButton
                onClick={() => {
                  onClose();
                  commands.moveToNew(id);
                }}
              >
                <Icon name="plus" />
                New {terms.formation}
              </ItemButton>
            </li>
          )}
        </SheetChoices>
      )}
    </div>
  );
};
