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
  <header className="bg-paper border-rule-ink flex min-h-13 items-center gap-4 border-b px-6 max-[721px]:flex-wrap max-[721px]:gap-x-0.5 max-[721px]:gap-y-0 max-[721px]:pr-0.5 max-[721px]:pl-4 print:hidden">
    <Wordmark />
    <nav
      className="max-[721px]:border-rule ml-3 min-w-0 self-stretch max-[721px]:order-last max-[721px]:mr-[-2px] max-[721px]:ml-[-16px] max-[721px]:basis-[calc(100%+18px)] max-[721px]:border-t"
      aria-label="Main"
    >
      <ul className="flex h-full gap-0.5 max-[721px]:flex-wrap max-[721px]:gap-0 max-[721px]:px-1">
        {PAGES.map(({ key, href, label }) => (
          <li key={key} className="max-[721px]:grow">
            <AppLink
              className="text-ink-2 hover:bg-paper-sunk hover:text-ink aria-[current]:border-ink aria-[current]:text-ink max-[421px]:text-13 -mb-px flex h-full items-center border-b-2 border-transparent px-2.5 no-underline aria-[current]:font-semibold max-[721px]:min-h-11 max-[721px]:min-w-11 max-[721px]:justify-center max-[721px]:px-1 min-[721px]:pointer-coarse:min-h-13"
              href={href}
              {...(key === current && { 'aria-current': 'page' })}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
    <div className="ml-auto flex flex-none items-center gap-2 max-[721px]:min-h-13 max-[721px]:gap-0">
      <AccountPlace />
      <ThemeToggle />
      {children}
    </div>
  </header>
);

/** The head of a page that was opened by a link or a code: our name alone, and by what it was opened. */
export const LinkBar = ({ children }: { children: string }) => (
  <header className="bg-paper border-rule-ink flex min-h-13 items-center gap-3.5 border-b px-6 max-[721px]:px-4 print:hidden">
    <Wordmark className="flex min-h-11 items-center" />
    <span className="text-ink-2 max-[721px]:text-14 ml-auto">{children}</span>
  </header>
);
