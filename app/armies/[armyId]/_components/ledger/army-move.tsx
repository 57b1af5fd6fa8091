'use client';

import { useMemo } from 'react';
import type { PanelProps } from '@/app/_editor/panels';
import { type MovePlace, MoveSheet } from '@/app/_editor/tree/move-sheet';
import { listed, listsFor, nodeOf, spotOf } from '../../_store/changes';
import { rowOf, type SectionView } from '../../_store/view';
import { useActions, useBuilder, useSystem } from '../builder-context';
import { useCommands } from '../use-commands';
import { armyWays } from './node-menu';

/** Moves the selected row or section without dragging: up, down, or into another list. */
export const ArmyMove = (props: PanelProps) => {
  // no row is called so
  const id = useBuilder((state) => state.selection) ?? '';
  const view = useBuilder((state) => state.view);
  const file = useBuilder((state) => state.file);
  const commands = useCommands();
  const { announce } = useActions();
  const { terms } = useSystem();
  const lists = useMemo(() => listsFor(view, id), [view, id]);
  const here = spotOf(view, id);
  const now = lists.find(({ section }) => section.id === here?.section);
  const placeOf = (list: SectionView): MovePlace => ({
    id: list.section.id,
    name: <bdi>{list.section.title}</bdi>,
    end: list.section.detail,
    here: list.section.id === here?.section,
    run: () => {
      commands.moveTo(id, { section: list.section.id, index: listed(list) });
      announce(`Moved to ${list.section.title}`);
    },
  });
  const fresh: MovePlace = {
    id: 'new',
    name: `New ${terms.formation}`,
    icon: 'plus',
    run: () => commands.moveToNew(id),
  };
  const unit = rowOf(view, id)?.row.kind === 'unit';
  return (
    <MoveSheet
      {...props}
      name={nodeOf(view, id)?.name ?? null}
      now={
        here &&
        now && (
          <p className="soft">
            {`Now number ${here.index + 1} of ${listed(now)} in`} <bdi>{now.section.title}</bdi>.
          </p>
        )
      }
      ways={armyWays({ file, view }, id, commands)}
      places={[...(lists.length > 1 || unit ? lists.map(placeOf) : []), ...(unit ? [fresh] : [])]}
    />
  );
};
