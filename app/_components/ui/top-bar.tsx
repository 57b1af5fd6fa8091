import Link from 'next/link';
import type { ReactNode } from 'react';
import { ThemeToggle } from './theme-toggle';

const PAGES = [
  { key: 'armies', href: '/', label: 'Armies' },
  { key: 'check', href: '/check', label: 'Check' },
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
    <Link className="mark" href="/">
      Muster
    </Link>
    <nav aria-label="Main">
      <ul className="nav-list">
        {PAGES.map(({ key, href, label }) => (
          <li key={key}>
            <Link href={href} {...(key === current && { 'aria-current': 'page' })}>
              {label}
            </Link>
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
