'use client';

import { type KeyboardEvent, type RefObject, useState } from 'react';
import { textLook } from '@/app/_components/ui/button';
import { SearchField } from '@/app/_components/ui/field';
import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import { findTroops, targetOf } from '../../_store/additions';
import { useActions, useBuilder, useSystem } from '../builder-context';
import { PlainSelect } from '../ledger/row-cells';
import { useCommands } from '../use-commands';
import { TroopList } from './troop-list';

type AddsToProps = {
  words: string;
  className: string;
  /** classes of the button that names the place */
  button: string;
};

/**
 * Where what is added goes, in one line whatever it is called, so that the list below does not move; and the choice of
 * another place.
 */
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
      label: `New ${terms.formation}`,
      icon: 'plus',
      onSelect: addFormation,
    };
    return [...places, { kind: 'rule' }, another];
  };
  return (
    <div className={`text-ink-2 flex items-center whitespace-nowrap ${className}`}>
      {words}{' '}
      {title === null ? (
        <span>{`a new ${terms.formation}`}</span>
      ) : (
        <Menu label={`${words} ${title}`} className={button} items={items} align="start">
          <bdi>{title}</bdi>
        </Menu>
      )}
    </div>
  );
};

/** The pane of troops: whose they are, a search, where they go, and the types with their prices. */
export const Catalogue = ({ search }: { search: RefObject<HTMLInputElement | null> }) => {
  const troops = useBuilder((state) => state.troops);
  const { addTroops } = useCommands();
  const [query, setQuery] = useState('');
  const groups = findTroops(troops, query);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const [first] = groups[0]?.entries ?? [];
    const { ctrlKey, metaKey } = event;
    if (event.key === 'Enter' && !ctrlKey && !metaKey && first && query.trim() !== '') addTroops(first);
    // the first press empties the field, the next one leaves it
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      setQuery('');
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      event.currentTarget.closest('aside')?.querySelector<HTMLElement>('[data-key]')?.focus();
    }
  };

  return (
    <aside
      className="border-rule-firm bg-paper-sunk phone:hidden flex min-h-0 flex-col border-r [grid-area:cat]"
      aria-label="Troops"
    >
      <div className="flex items-baseline gap-2 px-4 pt-3.5 pb-2">
        <h2>Troops</h2>
        <TroopsOf className="text-ink-3 max-w-full" />
      </div>
      <div className="group/find relative mx-4">
        <SearchField
          ref={search}
          label="Search troops"
          value={query}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span
          className="rounded-1 border-rule text-11 text-ink-3 pointer-events-none absolute top-1.5 right-[7px] border px-[5px] leading-4 font-medium group-focus-within/find:hidden"
          aria-hidden="true"
        >
          /
        </span>
      </div>
      <AddsTo
        words="Adds to"
        className="border-rule text-12 touch:h-11 h-[34px] flex-none gap-1 border-b px-4"
        button={textLook('touch:min-h-11 text-ink min-w-0 overflow-hidden text-ellipsis')}
      />
      <div className="min-h-0 flex-1 overflow-auto pb-5">
        <TroopList groups={groups} onAdd={addTroops} draggable />
      </div>
    </aside>
  );
};

/** Whose troops are on offer: the army's own, or an ally's for a contingent. */
export const TroopsOf = ({ className }: { className: string }) => {
  const { offerTroopsOf } = useActions();
  const { choices } = useSystem();
  const { nation, nationLabel, year } = useBuilder(({ view }) => view.summary);
  const contingent = useBuilder((state) => state.contingent);
  return (
    <PlainSelect
      className={className}
      aria-label="Troops of"
      value={contingent ?? ''}
      onChange={(event) => offerTroopsOf(event.target.value === '' ? null : event.target.value)}
    >
      <option value="">
        {nationLabel}, {year}
      </option>
      <optgroup label="Allied contingent">
        {choices.nations
          .filter(({ value }) => value !== nation)
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </optgroup>
    </PlainSelect>
  );
};
