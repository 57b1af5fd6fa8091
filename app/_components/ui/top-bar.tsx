import type { ReactNode } from 'react';
import { CHECK, EVENTS, GAMES, HISTORY, RULES } from '@/lib/pages';
import { AccountPlace } from '../account';
import { AppLink } from './app-link';
import { ThemeToggle } from './theme-toggle';

const PAGES = [
  { key: 'armies', href: '/', label: 'Armies' },
  { key: 'games', href: GAMES, label: 'Games' },
  { key: 'history', href: HISTORY, label: 'History' },
  { key: 'events', href: EVENTS, label: 'Events' },
  { key: 'check', href: CHECK, label: 'Check' },
  { key: 'rules', href: RULES, label: 'Rules' },
  { key: 'about', href: '/about', label: 'About' },
] as const;

type TopBarProps = {
  /** the page that is open */
  current?: (typeof PAGES)[number]['key'];
  /** buttons at its end */
  children?: ReactNode;
};

/** Our name in the head of a page, which leads home. */
export const Wordmark = ({ className = '' }: { className?: string }) => (
  <AppLink
    className={`font-display text-[1.375rem] leading-none tracking-[0.005em] no-underline ${className}`}
    href="/"
  >
    Muster
  </AppLink>
);

/**
 * The head of every page but the builder. On a phone the pages stand in a row of their own, so that none is cut off.
 */
export const TopBar = ({ current, children }: TopBarProps) => (
  <header className="bg-paper border-rule-ink max-tablet:flex-wrap max-tablet:gap-x-0.5 max-tablet:gap-y-0 max-tablet:pr-0.5 max-tablet:pl-4 flex min-h-13 items-center gap-4 border-b px-6 print:hidden">
    <Wordmark />
    <nav
      className="max-tablet:border-rule max-tablet:order-last max-tablet:mr-[-2px] max-tablet:ml-[-16px] max-tablet:basis-[calc(100%+18px)] max-tablet:border-t ml-3 min-w-0 self-stretch"
      aria-label="Main"
    >
      <ul className="max-tablet:flex-wrap max-tablet:gap-0 max-tablet:px-1 flex h-full gap-0.5">
        {PAGES.map(({ key, href, label }) => (
          <li key={key} className="max-tablet:grow">
            <AppLink
              className="text-ink-2 hover:bg-paper-sunk hover:text-ink aria-[current]:border-ink aria-[current]:text-ink max-handset:text-13 max-tablet:min-h-11 max-tablet:min-w-11 max-tablet:justify-center max-tablet:px-1 tablet:pointer-coarse:min-h-13 -mb-px flex h-full items-center border-b-2 border-transparent px-2.5 no-underline aria-[current]:font-semibold"
              href={href}
              {...(key === current && { 'aria-current': 'page' })}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
    <div className="max-tablet:min-h-13 max-tablet:gap-0 ml-auto flex flex-none items-center gap-2">
      <AccountPlace />
      <ThemeToggle />
      {children}
    </div>
  </header>
);

/** The head of a page that was opened by a link or a code: our name alone, and by what it was opened. */
export const LinkBar = ({ children }: { children: string }) => (
  <header className="bg-paper border-rule-ink max-tablet:px-4 flex min-h-13 items-center gap-3.5 border-b px-6 print:hidden">
    <Wordmark className="flex min-h-11 items-center" />
    <span className="text-ink-2 max-tablet:text-14 ml-auto">{children}</span>
  </header>
);
