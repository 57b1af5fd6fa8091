import type { ComponentProps, ReactNode } from 'react';

/** What each item of a menu looks like, a link as a button; `ITEM_INK` is its colour but for one that destroys. */
export const ITEM =
  'hover:bg-paper-press focus:bg-paper-press rounded-1 aria-disabled:text-ink-3 pointer-coarse:text-16 flex min-h-[30px] w-full items-center gap-[9px] px-[9px] py-[3px] text-start font-normal no-underline wrap-anywhere focus-visible:-outline-offset-2 aria-disabled:cursor-default pointer-coarse:min-h-11 motion-safe:[transition:background-color_120ms]';
export const ITEM_INK = '[&_svg]:text-ink-2';

type ItemButtonProps = ComponentProps<'button'> & { danger?: boolean };

/** An item that does something: in a menu, or in a list of ways to go. */
export const ItemButton = ({ danger = false, className = '', ...rest }: ItemButtonProps) => (
  <button type="button" {...rest} className={`${ITEM} ${danger ? 'text-error' : ITEM_INK} ${className}`} />
);

/** A short remark at the end of an item: a key, a number. A finger does without. */
export const ItemEnd = ({ children }: { children: ReactNode }) => (
  <span className="text-12 text-ink-3 ml-auto pl-3.5 pointer-coarse:hidden">{children}</span>
);
