import type { ReactNode } from 'react';
import { CHECK, EVENTS, HISTORY, RULES } from '@/lib/pages';
import { AccountPlace } from './account-place';
import { AppLink } from './app-link';
import { ThemeToggle } from './theme-toggle';

const PAGES = [
  { key: 'armies', href: '/', label: 'Armies' },
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
    className={`font-display text-[1.375rem] leading-none tracking-[0.005em] no-underline max-[351px]:text-[1.125rem] ${className}`}
    href="/"
  >
    Muster
  </AppLink>
);

/** The head of every page but the builder. Where it is narrow, other pages lead to the one about us. */
export const TopBar = ({ current, children }: TopBarProps) => (
  <header className="bg-paper border-rule-ink flex min-h-13 items-center gap-4 border-b px-6 max-[721px]:gap-0.5 max-[721px]:pr-0.5 max-[721px]:pl-4 max-[351px]:pl-2.5 print:hidden">
    <Wordmark />
    <nav
      className="ml-3 min-w-0 self-stretch max-[721px]:ml-0.5 max-[721px]:[scrollbar-width:none] max-[721px]:overflow-x-auto max-[721px]:overflow-y-hidden"
      aria-label="Main"
    >
      <ul className="flex h-full gap-0.5">
        {PAGES.map(({ key, href, label }) => (
          <li key={key} className={key === 'about' ? 'max-[401px]:hidden' : ''}>
            <AppLink
              className="text-ink-2 hover:bg-paper-sunk hover:text-ink aria-[current]:border-ink aria-[current]:text-ink -mb-px flex h-full items-center border-b-2 border-transparent px-2.5 no-underline aria-[current]:font-semibold max-[721px]:px-[7px] max-[351px]:px-1 pointer-coarse:min-h-13"
              href={href}
              {...(key === current && { 'aria-current': 'page' })}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
    <div className="ml-auto flex flex-none items-center gap-2 max-[721px]:gap-0">
      <AccountPlace />
      <ThemeToggle />
      {children}
    </div>
  </header>
);
