'use client';

import type { MenuItem } from '@/app/_components/ui/menu';
import { type MoveWay, RowMenu, rowItems, wayItem } from '@/app/_editor/tree/row-menu';
import { newId } from '@/lib/ids';
import type { BuilderState } from '../../_store/builder-state';
import { isListed, moveBy, spotOf } from '../../_store/changes';
import { rowOf } from '../../_store/view';
import { useActions, useSystem } from '../builder-context';
import { useCommands } from '../use-commands';

type NodeMenuProps = { id: string; name: string; tabbable: boolean };

/** What can be done with a row or a section. */
export const NodeMenu = ({ id, name, tabbable }: NodeMenuProps) => {
  const actions = useActions();
  const commands = useCommands();
  const system = useSystem();

  const items = (): MenuItem[] => {
    const { file, view, folded } = actions.now();
    const row = rowOf(view, id)?.row;
    const { rename, duplicate, moveSheet, remove } = rowItems(id, commands, actions);
    if (!isListed(view, id)) return row ? [rename, { kind: 'rule' }, remove] : [];
    const independents = view.sections.find(({ section }) => section.kind === 'independents');
    const section = view.sections.find(({ section: { id: own } }) => own === id)?.section;
    const whole = row?.at ?? section?.at;
    const wholes = whole === undefined ? [] : (system.actions?.(file, whole, newId) ?? []);
    const free =
      row?.kind === 'unit' && independents && spotOf(view, id)?.section !== independents.section.id;
    return [
      ...(row ? [] : [addHere(id, actions)]),
      rename,
      duplicate,
      { kind: 'rule' },
      ...armyWays({ file, view }, id, commands).map(wayItem),
      ...(row?.kind === 'unit' ? [moveSheet] : []),
      ...(free
        ? [
            {
              label: independents.section.moveHere ?? `Move to ${independents.section.title}`,
              icon: 'chevron-right' as const,
              onSelect: () =>
                commands.moveTo(id, { section: independents.section.id, index: independents.rows.length }),
            },
          ]
        : []),
      ...wholes.map(
        (action): MenuItem => ({
          label: action.label,
          icon: 'swap',
          onSelect: () => commands.whole(action),
        }),
      ),
      ...(row ? [] : [foldItem(id, folded.has(id), actions)]),
      { kind: 'rule' },
      remove,
    ];
  };

  return <RowMenu name={name} tabbable={tabbable} items={items} />;
};

type Actions = ReturnType<typeof useActions>;

const addHere = (id: string, { addTo, open }: Actions): MenuItem => ({
  label: 'Add troops here',
  icon: 'plus',
  onSelect: () => {
    addTo(id);
    open('add');
  },
});

const foldItem = (id: string, folded: boolean, { fold }: Actions): MenuItem => ({
  label: folded ? 'Unfold' : 'Fold',
  icon: 'chevron',
  onSelect: () => fold(id, !folded),
});

/** The steps that a row or a section can take. */
export const armyWays = (
  { file, view }: Pick<BuilderState, 'file' | 'view'>,
  id: string,
  commands: Pick<ReturnType<typeof useCommands>, 'moveBy'>,
): readonly MoveWay[] => {
  const wayOf = (to: 'up' | 'down', step: -1 | 1, end: string): MoveWay => ({
    to,
    off: moveBy(file, view, id, step) === null ? end : null,
    run: () => commands.moveBy(id, step),
  });
  return [wayOf('up', -1, 'first'), wayOf('down', 1, 'last')];
};
