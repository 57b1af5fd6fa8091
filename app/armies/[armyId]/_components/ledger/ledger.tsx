'use client';

import { useLayoutEffect, useRef } from 'react';
import { formatPoints } from '@/app/_components/army/points';
import { Button } from '@/app/_components/ui/button';
import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import { newId } from '../../_store/new-id';
import { useActions, useArmyId, useBuilder, useSystem } from '../builder-context';
import { useCommands } from '../use-commands';
import { LedgerSection } from './ledger-section';
import { nodeButton } from './node-dom-id';
import { useLedgerKeys } from './use-ledger-keys';

/**
 * The order of battle. Sections under headings, rows in lists: screen readers walk headings, lists and buttons on
 * every device, while a treegrid with selects and menus in it is read differently by each of them. Arrow keys move
 * among rows (one tab stop for the whole tree) as an extra, not as the only way.
 */
export const Ledger = () => {
  const sections = useBuilder(({ view }) => view.sections);
  const columns = useBuilder(({ view }) => view.columns);
  const total = useBuilder(({ view }) => view.total);
  const { pointScale, terms } = useSystem();
  const tree = useRef<HTMLElement>(null);
  useLedgerKeys(tree);
  useRequestedFocus();
  return (
    <main ref={tree} className="led" id="main" data-columns={columns.length}>
      <LedgerHead />
      <div className="led-cols" aria-hidden="true">
        <span />
        <span />
        <span>{capital(terms.unit)}</span>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
        <span />
        <span className="num">{total === null ? '' : 'Points'}</span>
        <span />
      </div>
      <div className="sheet">
        {sections.map((view) => (
          <LedgerSection key={view.section.id} view={view} />
        ))}
        {total !== null && (
          <p className="grand">
            <span className="it">Total</span>
            <span className="pt">{formatPoints(total, pointScale)}</span>
          </p>
        )}
      </div>
      <p className="vh" id="drag-help">
        Press space to pick up, arrow keys to move, space to put down, escape to leave it where it was.
      </p>
    </main>
  );
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const LedgerHead = () => {
  const detail = useBuilder(({ view }) => view.detail);
  const { now, foldAll, open } = useActions();
  const { addOther } = useCommands();
  const system = useSystem();
  const armyId = useArmyId();
  const additions = () => system.additions(now().file, newId);
  const [formation = ''] = [system.terms.formation];
  const others = (): MenuItem[] =>
    additions()
      .slice(1)
      .map((addition) => ({
        label: `Add ${addition.label.charAt(0).toLowerCase()}${addition.label.slice(1)}`,
        icon: 'plus',
        onSelect: () => addOther(addition),
      }));
  const ruled = (items: MenuItem[]): MenuItem[] => (items.length === 0 ? [] : [...items, { kind: 'rule' }]);
  const more = (): MenuItem[] => [
    ...ruled(others()),
    { label: 'Fold all', icon: 'chevron-right', onSelect: () => foldAll(true) },
    { label: 'Unfold all', icon: 'chevron', onSelect: () => foldAll(false) },
    { kind: 'rule' },
    { label: `Edit several ${system.terms.units}`, icon: 'edit', onSelect: () => open('several') },
    { label: 'Army as text', icon: 'file', onSelect: () => open('text') },
    { kind: 'link', label: 'Earlier versions', icon: 'history', href: `/armies/${armyId}/history` },
    { kind: 'link', label: 'Compare', icon: 'swap', href: `/compare?a=${armyId}` },
    { label: 'Under other rules', icon: 'swap', onSelect: () => open('elsewhere') },
    { label: 'Help and shortcuts', icon: 'info', end: '?', onSelect: () => open('keys') },
  ];
  return (
    <div className="led-head">
      <h2>Order of battle</h2>
      <span className="mute">{detail}</span>
      <span className="grow" />
      <Button
        size="small"
        icon="plus"
        aria-label={`Add a ${formation}`}
        title="Ctrl + Enter"
        aria-keyshortcuts="Control+Enter"
        onClick={() => {
          const [first] = additions();
          if (first) addOther(first);
        }}
      >
        {capital(formation)}
      </Button>
      <Menu label="More for the order of battle" icon="more" className="btn bare sm" items={more} />
    </div>
  );
};

/** Puts the focus where an edit asked for it, once the tree shows the edit. */
const useRequestedFocus = () => {
  const focus = useBuilder((state) => state.focus);
  const { focused } = useActions();
  const done = useRef(focus);
  useLayoutEffect(() => {
    if (focus === null || focus === done.current || focus.how === 'rename') return;
    done.current = focus;
    const go = () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (focus.how === 'row' || lost) nodeButton(focus.id)?.focus();
    };
    // an open dialog gives the focus back to where it came from when it closes; the wish comes after that
    if (document.querySelector('dialog[open]') === null) go();
    else setTimeout(go, 0);
    focused();
  }, [focus, focused]);
};
