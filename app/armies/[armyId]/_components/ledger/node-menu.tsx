'use client';

import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import { newId } from '@/app/_editor/new-id';
import { ROW_BUTTON } from '@/app/_editor/tree/row-look';
import { isListed } from '../../_store/changes';
import { moveBy, spotOf } from '../../_store/moves';
import { rowOf } from '../../_store/view';
import { useActions, useSystem } from '../builder-context';
import { useCommands } from '../use-commands';

type NodeMenuProps = { id: string; name: string; tabbable: boolean };

/** What can be done with a row or a section. The same is on keys; the menu shows which. */
export const NodeMenu = ({ id, name, tabbable }: NodeMenuProps) => {
  const actions = useActions();
  const commands = useCommands();
  const system = useSystem();

  const items = (): MenuItem[] => {
    const { file, view, folded } = actions.now();
    const row = rowOf(view, id)?.row;
    const rename: MenuItem = {
      label: 'Rename',
      icon: 'edit',
      end: 'F2',
      onSelect: () => commands.rename(id),
    };
    const removal: MenuItem = {
      label: 'Remove',
      icon: 'trash',
      end: 'Del',
      danger: true,
      onSelect: () => commands.remove(id),
    };
    if (!isListed(view, id)) return row ? [rename, { kind: 'rule' }, removal] : [];
    const step = (label: string, icon: 'up' | 'down', by: -1 | 1, end: string): MenuItem => ({
      label,
      icon,
      end,
      ...(moveBy(file, view, id, by) === null && { off: by === 1 ? 'last' : 'first' }),
      onSelect: () => commands.moveBy(id, by),
    });
    const independents = view.sections.find(({ section }) => section.kind === 'independents');
    const section = view.sections.find(({ section: { id: own } }) => own === id)?.section;
    const whole = row?.at ?? section?.at;
    const wholes = whole === undefined ? [] : (system.actions?.(file, whole, newId) ?? []);
    const free =
      row?.kind === 'unit' && independents && spotOf(view, id)?.section !== independents.section.id;
    return [
      ...(row ? [] : [addHere(id, actions)]),
      rename,
      { label: 'Duplicate', icon: 'copy', end: 'Ctrl+D', onSelect: () => commands.duplicate(id) },
      { kind: 'rule' },
      step('Move up', 'up', -1, 'Alt+↑'),
      step('Move down', 'down', 1, 'Alt+↓'),
      ...(row?.kind === 'unit' ? [moveAway(id, actions)] : []),
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
      removal,
    ];
  };

  return (
    <Menu
      label={`More for ${name}`}
      icon="more"
      className={`${ROW_BUTTON} aria-expanded:bg-paper-press aria-expanded:text-ink phone:hidden`}
      items={items}
      tabIndex={tabbable ? 0 : -1}
    />
  );
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

const moveAway = (id: string, { select, open }: Actions): MenuItem => ({
  label: 'Move to…',
  icon: 'swap',
  onSelect: () => {
    select(id);
    open('move');
  },
});

const foldItem = (id: string, folded: boolean, { fold }: Actions): MenuItem => ({
  label: folded ? 'Unfold' : 'Fold',
  icon: 'chevron',
  onSelect: () => fold(id, !folded),
});
