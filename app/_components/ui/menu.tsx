'use client';

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { AppLink } from './app-link';
import { buttonLook } from './button';
import { Icon, type IconName } from './icon';
import { nextItem } from './menu-keys';
import { POP, usePop } from './pop';

export type MenuItem =
  | {
      readonly kind?: 'action';
      readonly label: string;
      readonly icon?: IconName;
      readonly onSelect: () => void;
      /** a short remark at the end: a key, a number */
      readonly end?: string;
      /** set on one of several: drawn with a tick */
      readonly checked?: boolean;
      readonly danger?: boolean;
      /** cannot be chosen now; says why */
      readonly off?: string;
    }
  | { readonly kind: 'link'; readonly label: string; readonly icon?: IconName; readonly href: string }
  /** fetches a file */
  | { readonly kind: 'file'; readonly label: string; readonly icon?: IconName; readonly href: string }
  | { readonly kind: 'rule' };

type MenuProps = {
  /** name of the button and of the menu: "More for Bevern's wing" */
  label: string;
  /** as a function they are made when the menu opens, from what is then true */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** what the button shows; without it, the icon alone */
  children?: ReactNode;
  icon?: IconName;
  /** classes of the button */
  className?: string;
  align?: 'start' | 'end';
  /** -1 where arrows, not Tab, reach the button: in a list of many */
  tabIndex?: number;
};

/**
 * A button that opens a menu. Arrows, Home, End and the first letters of an item move; Escape, Tab or a click
 * elsewhere close it, and focus returns to the button.
 */
export const Menu = ({
  label,
  items,
  children,
  icon,
  className = buttonLook({ variant: 'bare' }),
  align = 'end',
  tabIndex,
}: MenuProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const fromEnd = useRef(false);
  const typed = useRef({ text: '', at: 0 });
  const { open, show, onToggle } = usePop(button, list, align);

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  useLayoutEffect(() => {
    if (!open) return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    all.at(fromEnd.current ? -1 : 0)?.focus();
    fromEnd.current = false;
    typed.current = { text: '', at: 0 };
  }, [open]);

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    fromEnd.current = event.key === 'ArrowUp';
    show();
  };

  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      list.current?.hidePopover();
      return;
    }
    const all = entries();
    const labels = all.map((entry) => entry.dataset.label ?? '');
    const now = all.indexOf(document.activeElement as HTMLElement);
    const to = nextItem(event, labels, now, typed.current);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[to]?.focus();
  };

  const choose = (action: () => void) => {
    list.current?.hidePopover();
    action();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        title={children === undefined ? label : undefined}
        tabIndex={tabIndex}
        onKeyDown={onButtonKey}
      >
        {icon && <Icon name={icon} />}
        {children}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={`${POP} min-w-[176px] p-1`}
        onToggle={onToggle}
        onKeyDown={onMenuKey}
      >
        {open &&
          (typeof items === 'function' ? items() : items).map((item, index) => (
            <Entry key={keyOf(item, index)} item={item} choose={choose} />
          ))}
      </div>
    </>
  );
};

const keyOf = (item: MenuItem, index: number): string =>
  item.kind === 'rule' ? `rule-${index}` : `${index}-${item.label}`;

/** What each item of a menu looks like, a link as a button; `ITEM_INK` is its colour but for one that destroys. */
const ITEM =
  'hover:bg-paper-press focus:bg-paper-press rounded-1 aria-disabled:text-ink-3 pointer-coarse:text-16 flex min-h-[30px] w-full items-center gap-[9px] px-[9px] py-[3px] text-start font-normal no-underline wrap-anywhere focus-visible:-outline-offset-2 aria-disabled:cursor-default pointer-coarse:min-h-11 motion-safe:[transition:background-color_120ms]';
const ITEM_INK = '[&_svg]:text-ink-2';

type ItemButtonProps = ComponentProps<'button'> & { danger?: boolean };

/** An item that does something: in a menu, or in a list of ways to go. */
export const ItemButton = ({ danger = false, className = '', ...rest }: ItemButtonProps) => (
  <button type="button" {...rest} className={`${ITEM} ${danger ? 'text-error' : ITEM_INK} ${className}`} />
);

/** A short remark at the end of an item: a key, a number. A finger does without. */
export const ItemEnd = ({ children }: { children: ReactNode }) => (
  <span className="text-12 text-ink-3 ml-auto pl-3.5 pointer-coarse:hidden">{children}</span>
);

const Entry = ({ item, choose }: { item: MenuItem; choose: (action: () => void) => void }) => {
  if (item.kind === 'rule') return <hr className="border-rule my-1" />;
  const common = { className: `${ITEM} ${ITEM_INK}`, tabIndex: -1, 'data-label': item.label };
  const face = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.label}
    </>
  );
  if (item.kind === 'link') {
    return (
      <AppLink {...common} role="menuitem" href={item.href} onClick={() => choose(() => {})}>
        {face}
      </AppLink>
    );
  }
  if (item.kind === 'file') {
    return (
      <a {...common} role="menuitem" href={item.href} onClick={() => choose(() => {})}>
        {face}
      </a>
    );
  }
  const { off, checked } = item;
  return (
    <ItemButton
      tabIndex={-1}
      data-label={item.label}
      danger={item.danger ?? false}
      {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked })}
      {...(off !== undefined && { 'aria-disabled': true, title: off })}
      onClick={() => off === undefined && choose(item.onSelect)}
    >
      {face}
      {checked && (
        <span className="ml-auto pl-3.5">
          <Icon name="pass" />
        </span>
      )}
      {(off ?? item.end) && <ItemEnd>{off ?? item.end}</ItemEnd>}
    </ItemButton>
  );
};
