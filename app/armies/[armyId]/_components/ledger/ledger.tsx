'use client';

import { Fragment, useMemo, useRef } from 'react';
import { formatPoints } from '@/app/_components/army/points';
import * as armyWords from '@/app/_components/army/words';
import { Button, buttonLook } from '@/app/_components/ui/button';
import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import { foldItems } from '@/app/_editor/editor-bar';
import { LANDING } from '@/app/_editor/tree/drag-handles';
import { useRequestedFocus } from '@/app/_editor/tree/row-focus';
import { COLUMNS, RowGap } from '@/app/_editor/tree/row-parts';
import { useVisibleRows } from '@/app/_editor/tree/use-seen-rows';
import * as editorWords from '@/app/_editor/words';
import { newId } from '@/lib/ids';
import { armyGamesPath, comparePath, versionsPath } from '@/lib/pages';
import { uncapital } from '@/lib/rules/core/army/words';
import { tabStop } from '../../_store/builder-state';
import { useActions, useArmyId, useBuilder, useSystem } from '../builder-context';
import { useCommands, useFill } from '../use-commands';
import { isSectionSeen, LedgerSection, ledgerRows } from './ledger-section';
import { useLedgerKeys } from './use-ledger-keys';

/** Widths of the middle columns, by how many the system has. */
const CELLS = [
  '[--cells:var(--none,)]',
  '[--cells:80px] [--columns:1]',
  '[--cells:70px_62px] [--columns:2] max-desktop:[--cells:66px_58px]',
  '[--cells:70px_62px_62px] [--columns:3]',
  '[--cells:58px_48px_42px_50px] [--columns:4]',
];

const LEDGER =
  'relative min-w-0 overflow-auto bg-paper pr-5 pb-3.5 pl-4 [grid-area:led] scroll-pt-[58px] scroll-pb-10 [--more:24px] [--points:68px] portrait:pr-3 portrait:pl-2.5 portrait:scroll-pt-[38px] portrait:[--cells:minmax(0,auto)] portrait:[--columns:1] portrait:[--points:56px] phone:px-0 phone:pb-6 phone:scroll-pt-13 phone:scroll-pb-3 touch:[--more:44px]';

/** A double hairline before Points runs down the whole sheet. */
const HAIRLINE =
  'before:pointer-events-none before:absolute before:inset-y-0 before:right-[calc(var(--points)+var(--more)+12px)] before:z-3 before:w-[3px] before:border-x before:border-rule phone:before:hidden';

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
  const focus = useBuilder((state) => state.focus);
  const { clearFocus } = useActions();
  const folded = useBuilder((state) => state.folded);
  const stop = useBuilder(tabStop);
  const tree = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => ledgerRows(sections, folded), [sections, folded]);
  const { seen, follower } = useVisibleRows(rows, list, stop);
  useLedgerKeys(tree);
  useRequestedFocus(focus, clearFocus);
  return (
    <main ref={tree} className={`${LEDGER} ${CELLS[columns.length] ?? ''}`} id="main">
      <LedgerHead />
      <div
        className={`${COLUMNS} border-rule-ink bg-paper text-11 text-ink-3 compact:hidden sticky top-0 z-4 h-5 border-b`}
        aria-hidden="true"
      >
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
      <div ref={list} className={`relative ${HAIRLINE} ${LANDING}`}>
        {sections
          .filter((view) => isSectionSeen(seen, view))
          .map((view) => (
            <Fragment key={view.section.id}>
              <RowGap as="div" seen={seen} before={view.section.id} />
              <LedgerSection view={view} seen={seen} />
            </Fragment>
          ))}
        <RowGap as="div" seen={seen} />
        {follower}
        {total !== null && (
          <p className="border-rule-ink phone:mx-4 phone:mt-2 phone:grid-cols-[1fr_auto] phone:gap-x-5 phone:pt-2.5 mt-[9px] grid grid-cols-[1fr_var(--points)_var(--more)] items-baseline gap-x-2 border-t pt-2">
            <span className="font-caslon text-16 phone:p-0 pr-4.5 text-right italic">Total</span>
            <span className="font-caslon text-20 border-rule-ink phone:ml-0 phone:text-[1.375rem] ml-1.5 border-b-3 border-double pb-1 text-right leading-none tabular-nums">
              {formatPoints(total, pointScale)}
            </span>
          </p>
        )}
      </div>
      <p className="vh" id="drag-help">
        {editorWords.howToDragByKeys}
      </p>
    </main>
  );
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const LedgerHead = () => {
  const detail = useBuilder(({ view }) => view.detail);
  const { now, foldAll, open } = useActions();
  const { addOther } = useCommands();
  const { fill, pending } = useFill();
  const system = useSystem();
  const armyId = useArmyId();
  const additions = () => system.additions(now().file, newId);
  const [formation = ''] = [system.terms.formation];
  const others = (): MenuItem[] =>
    additions()
      .slice(1)
      .map((addition) => ({
        label: `Add ${uncapital(addition.label)}`,
        icon: 'plus',
        onSelect: () => addOther(addition),
      }));
  const ruled = (items: MenuItem[]): MenuItem[] => (items.length === 0 ? [] : [...items, { kind: 'rule' }]);
  const more = (): MenuItem[] => [
    ...ruled(others()),
    ...foldItems(foldAll),
    { kind: 'rule' },
    { label: `Edit several ${system.terms.units}`, icon: 'edit', onSelect: () => open('several') },
    { label: 'Army as text', icon: 'file', onSelect: () => open('text') },
    { kind: 'link', label: 'Earlier versions', icon: 'history', href: versionsPath(armyId) },
    { kind: 'link', label: armyWords.gamesOfArmy, icon: 'note', href: armyGamesPath(armyId) },
    { kind: 'link', label: 'Compare', icon: 'swap', href: comparePath(armyId) },
    { label: 'Under other rules', icon: 'swap', onSelect: () => open('elsewhere') },
    { label: 'Help and shortcuts', icon: 'info', end: '?', onSelect: () => open('keys') },
  ];
  return (
    <div className="phone:h-0 flex h-11 items-center gap-2">
      <h2 className="phone:sr-only">Order of battle</h2>
      <span className="text-ink-3 phone:hidden flex-1 pt-0.5">{detail}</span>
      <Button
        className="phone:hidden"
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
      <Button
        className="phone:hidden"
        variant="bare"
        size="small"
        title="Adds troops up to the limit, in the proportions of the nation; undo takes them away"
        disabled={pending}
        onClick={fill}
      >
        {pending ? 'Filling' : 'Fill the rest'}
      </Button>
      <Menu
        label="More for the order of battle"
        icon="more"
        className={buttonLook({ variant: 'bare', size: 'small' }, 'phone:hidden')}
        items={more}
      />
    </div>
  );
};
