'use client';

import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import { targetOf } from '../../_store/additions';
import { useActions, useBuilder, useSystem } from '../builder-context';
import { useCommands } from '../use-commands';
import * as partWords from '../words';

type AddsToProps = {
  words: string;
  className: string;
  /** classes of the button that names the place */
  button: string;
};

/** Where what is added goes, in one line whatever it is called, so that the list below does not move; and the choice of another place. */
export const AddsTo = ({ words, className, button }: AddsToProps) => {
  const { now, addTo } = useActions();
  const { terms } = useSystem();
  const { addFormation } = useCommands();
  const title = useBuilder(
    ({ view, target, selection }) => targetOf(view, target, selection)?.section.title ?? null,
  );
  const items = (): MenuItem[] => {
    const { view, target, selection } = now();
    const current = targetOf(view, target, selection)?.section.id;
    const places = view.sections
      .filter(({ section }) => section.list?.holds === 'unit')
      .map(
        ({ section }): MenuItem => ({
          label: section.title,
          end: section.detail,
          checked: section.id === current,
          onSelect: () => addTo(section.id),
        }),
      );
    const another: MenuItem = {
      label: partWords.newFormation(terms.formation),
      icon: 'plus',
      onSelect: addFormation,
    };
    return [...places, { kind: 'rule' }, another];
  };
  return (
    <div className={`text-ink-2 flex items-center whitespace-nowrap ${className}`}>
      {words}{' '}
      {title === null ? (
        <span>{partWords.newFormationWithin(terms.formation)}</span>
      ) : (
        <Menu label={`${words} ${title}`} className={button} items={items} align="start">
          <bdi>{title}</bdi>
        </Menu>
      )}
    </div>
  );
};
