import type { ReactNode } from 'react';
import { AppLink } from './app-link';
import { ThemeToggle } from './theme-toggle';

const PAGES = [
  { key: 'armies', href: '/', label: 'Armies' },
  { key: 'check', href: '/check', label: 'Check' },
  { key: 'rules', href: '/rules', label: 'Rules' },
  { key: 'about', href: '/about', label: 'About' },
] as const;

type TopBarProps = {
  /** the page that is open */
  current?: (typeof PAGES)[number]['key'];
  /** buttons at its end */
  children?: ReactNode;
};

/** The head of every page but the builder. */
export const TopBar = ({ current, children }: TopBarProps) => (
  <header className="top">
    <AppLink className="mark" href="/">
      Muster
    </AppLink>
    <nav aria-label="Main">
      <ul className="nav-list">
        {PAGES.map(({ key, href, label }) => (
          <li key={key} className={`nav-${key}`}>
            <AppLink href={href} {...(key === current && { 'aria-current': 'page' })}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
    <div className="end">
      <ThemeToggle />
      {children}
    </div>
  </header>
);
