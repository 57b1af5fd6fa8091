'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { SearchField } from '@/app/_components/ui/field';
import { Glyph } from '@/app/_components/ui/glyph';
import type { PanelProps } from '@/app/_editor/panels';
import type { CatalogueEntry, CatalogueGroup } from '@/lib/rules/core/contract/catalogue';
import type { SymbolName } from '@/lib/rules/core/sheet/symbol';
import { findTroops } from '../../_store/additions';
import { useBuilder, useSystem } from '../builder-context';
import { PointsLeft } from '../panels/points-left';
import { useCommands } from '../use-commands';
import { AddsTo, TroopsOf } from './catalogue';
import { TroopList, troopKey } from './troop-list';

const TAB =
  'text-12 text-ink-2 aria-[current=true]:border-ink aria-[current=true]:text-ink flex min-h-12 min-w-14 flex-[1_0_auto] flex-col items-center justify-center gap-[5px] border-t-2 border-transparent px-1 py-1.5 aria-[current=true]:font-semibold';

/** Adding on a phone: the troops, and under the thumb the search and the arms. Stays open for the next one. */
export const AddSheet = ({ open, onClose }: PanelProps) => {
  const troops = useBuilder((state) => state.troops);
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const { terms } = useSystem();
  const { addFormation } = useCommands();
  const { added, add } = useAdded(open);
  const count = [...added.values()].reduce((all, one) => all + one, 0);
  const groups = findTroops(troops, query);
  const { current, choose } = useGroupInSight(list, open, groups);
  const goTo = (group: string) => {
    setQuery('');
    choose(group);
    // the list is whole again with the next drawing
    requestAnimationFrame(() =>
      list.current?.querySelector(groupSelector(group))?.scrollIntoView({ block: 'start' }),
    );
  };
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="Add troops"
      heading={
        // Two lines of equal height with any content, so that the list below does not move.
        <div className="min-w-0 flex-1">
          <AddsTo
            words="Add to"
            className="text-14 h-11 gap-1.5"
            button="decoration-rule-firm font-caslon min-h-11 min-w-11 overflow-hidden pt-0.5 text-start text-[1.0625rem] leading-[1.2] text-ellipsis underline underline-offset-3"
          />
          <p className="text-13 text-ink-2 flex h-[22px] gap-3 whitespace-nowrap">
            <span role="status">{count === 0 ? 'Nothing added yet' : `${count} added`}</span>
            <PointsLeft />
          </p>
        </div>
      }
      footer={
        <div className="w-full">
          <div className="flex gap-2">
            <SearchField
              className="min-w-0 flex-1 [&>input]:h-11 [&>input]:pl-[38px] [&>svg]:left-3"
              label="Search troops"
              value={query}
              autoComplete="off"
              onChange={(event) => setQuery(event.target.value)}
            />
            <Button icon="plus" aria-label={`New ${terms.formation}`} onClick={addFormation}>
              {capital(terms.formation)}
            </Button>
          </div>
          <nav className="-mx-2 mt-1.5 -mb-1 flex overflow-x-auto" aria-label="Arms">
            {troops.map((group) => (
              <button
                key={group.title}
                type="button"
                className={TAB}
                aria-current={group.title === current}
                onClick={() => goTo(group.title)}
              >
                <Glyph symbol={usualSymbol(group)} />
                <span>{group.short ?? group.title.split(' ')[0]}</span>
              </button>
            ))}
          </nav>
        </div>
      }
    >
      <TroopsOf className="max-w-full font-[560]" />
      <div ref={list}>
        <TroopList groups={groups} onAdd={add} added={added} />
      </div>
    </BottomSheet>
  );
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

type AddedUnit = { readonly id: string; readonly key: string };

/** What was added since the sheet was opened and is still there: undo takes it back from the count too. */
const useAdded = (open: boolean) => {
  const { addTroops } = useCommands();
  const places = useBuilder(({ view }) => view.places);
  const [additions, setAdditions] = useState<readonly AddedUnit[]>([]);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setAdditions([]);
  }
  const add = useCallback(
    (entry: CatalogueEntry) => {
      const id = addTroops(entry);
      if (id !== null) setAdditions((before) => [...before, { id, key: troopKey(entry) }]);
    },
    [addTroops],
  );
  const added = new Map<string, number>();
  for (const { id, key } of additions) if (places.has(id)) added.set(key, (added.get(key) ?? 0) + 1);
  return { added, add };
};

const groupSelector = (title: string): string => `[data-group="${CSS.escape(title)}"]`;

/** The first symbol that two types of a group share, else that of its first type: the ordinary one. */
const usualSymbol = ({ entries }: CatalogueGroup): SymbolName => {
  const symbols = entries.map(({ symbol }) => symbol);
  return symbols.find((symbol, index) => symbols.indexOf(symbol) < index) ?? symbols[0] ?? 'line';
};

/**
 * The group that the list shows at its head, for the tab to say so. A group that was chosen stays the current one until
 * the list is moved by hand: one of the last cannot come to the head.
 */
const useGroupInSight = (
  list: RefObject<HTMLElement | null>,
  open: boolean,
  groups: readonly CatalogueGroup[],
): { current: string | null; choose: (group: string) => void } => {
  const [seen, setSeen] = useState<string | null>(null);
  const [group, setGroup] = useState<string | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!open || element === null) return;
    // what the list scrolls in
    const root = element.parentElement;
    const watcher = new IntersectionObserver(
      (entries) => {
        const head = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (head instanceof HTMLElement) setSeen(head.dataset.group ?? null);
      },
      { root, rootMargin: '0px 0px -85% 0px' },
    );
    for (const { title } of groups) {
      const group = element.querySelector(groupSelector(title));
      if (group) watcher.observe(group);
    }
    const moved = () => setGroup(null);
    root?.addEventListener('touchmove', moved, { passive: true });
    root?.addEventListener('wheel', moved, { passive: true });
    return () => {
      watcher.disconnect();
      root?.removeEventListener('touchmove', moved);
      root?.removeEventListener('wheel', moved);
    };
  }, [list, open, groups]);
  return { current: group ?? seen, choose: setGroup };
};
