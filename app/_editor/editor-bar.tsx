'use client';

import type { ReactNode } from 'react';
import { AppLink } from '@/app/_components/ui/app-link';
import { Icon } from '@/app/_components/ui/icon';
import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import { ThemeToggle } from '@/app/_components/ui/theme-toggle';
import { Wordmark } from '@/app/_components/ui/top-bar';
import type { EditorStore } from './editor-store';
import { SaveNote } from './save-note';
import { TravelButtons } from './travel-buttons';

const SQUARE = 'size-11 flex-none place-items-center rounded-2 text-ink [&>svg]:size-5';

type EditorBarProps = {
  store: EditorStore;
  /** the page that lists all documents of this kind */
  home: { readonly href: string; readonly label: string };
  className?: string;
  /** the name of the document, and what opens the form about it */
  name: ReactNode;
  /** its buttons, the menu of a phone last */
  children: ReactNode;
};

/** The head of an editor that fills the window: the document, where the last edit is, undo, its buttons. */
export const EditorBar = ({ store, home, className = '', name, children }: EditorBarProps) => (
  <header
    className={`border-rule-ink bg-paper phone:gap-0 phone:px-1 flex min-w-0 items-center gap-4 border-b px-4 [grid-area:bar] portrait:gap-2.5 ${className}`}
  >
    <Wordmark className="phone:hidden" />
    <AppLink className={`phone:grid hidden ${SQUARE}`} href={home.href} aria-label={home.label}>
      <Icon name="back" />
    </AppLink>
    <div className="border-rule phone:h-auto phone:flex-1 phone:gap-[7px] phone:border-0 phone:p-0 flex h-7 min-w-0 flex-initial items-center gap-2.5 border-l pl-4">
      {name}
    </div>
    <div className="phone:ml-0 phone:gap-0 ml-auto flex min-w-0 flex-none items-center gap-2 portrait:gap-0.5">
      <SaveNote store={store} />
      <TravelButtons store={store} />
      <span className="phone:hidden">
        <ThemeToggle />
      </span>
      {children}
    </div>
  </header>
);

/** Folds and unfolds all of a tree. */
export const foldItems = (foldAll: (folded: boolean) => void): readonly MenuItem[] => [
  { label: 'Fold all', icon: 'chevron-right', onSelect: () => foldAll(true) },
  { label: 'Unfold all', icon: 'chevron', onSelect: () => foldAll(false) },
];

type PhoneMenuProps = {
  store: EditorStore;
  additions: () => readonly MenuItem[];
  foldAll: (folded: boolean) => void;
  /** all else that the wide head shows */
  more: readonly MenuItem[];
};

/** On a phone everything in the wide head is in one menu. */
export const PhoneMenu = ({ store, additions, foldAll, more }: PhoneMenuProps) => {
  const items = (): MenuItem[] => {
    const { history, redo } = store.getState();
    return [
      ...additions(),
      { kind: 'rule' },
      {
        label: 'Redo',
        icon: 'redo',
        ...(history.future.length === 0 && { off: 'nothing' }),
        onSelect: redo,
      },
      ...foldItems(foldAll),
      { kind: 'rule' },
      ...more,
    ];
  };
  return (
    <span className="phone:block hidden">
      <Menu label="More" icon="more" className={`grid ${SQUARE}`} items={items} />
    </span>
  );
};
