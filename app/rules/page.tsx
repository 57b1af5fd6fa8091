import type { Metadata } from 'next';
import Link from 'next/link';
import { systemCards } from '../_components/army/system-card';
import { TopBar } from '../_components/ui/top-bar';
import './rules.css';

export const metadata: Metadata = {
  title: 'Rules',
  description: 'The rule systems Muster knows: prices, checks, nations and rulings, each with its page.',
};

export default async function RulesPage() {
  const systems = await systemCards();
  return (
    <>
      <TopBar current="rules" />
      <main id="main" className="rules rules-index">
        <h1>Rules</h1>
        <p className="lead">
          What Muster knows of each set of rules: prices, limits and checks with their pages, and what we
          decided where a book is silent. You need the book to play.
        </p>
        <ul className="systems">
          {systems.map(({ id, name, edition, source }) => (
            <li key={id}>
              <h2>
                <Link href={`/rules/${id}`}>{name}</Link> <span className="mute">{edition}</span>
              </h2>
              <p>{source}</p>
            </li>
          ))}
        </ul>
        <p className="soft">
          Unofficial: no author or publisher of any rules has made, checked or approved Muster.{' '}
          <Link href="/about">About Muster</Link>
        </p>
      </main>
    </>
  );
}
