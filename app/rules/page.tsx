import type { Metadata } from 'next';
import Link from 'next/link';
import { rulesPath } from '@/lib/pages';
import { systemCards } from '../_components/army/system-card';
import { PageTitle } from '../_components/ui/paper';
import { TopBar } from '../_components/ui/top-bar';
import { Lede, Para, RulesText } from './_components/rules-text';

export const metadata: Metadata = {
  title: 'Rules',
  description: 'The rule systems Muster knows: prices, checks, nations and rulings, each with its page.',
};

export default async function RulesPage() {
  const systems = await systemCards();
  return (
    <>
      <TopBar current="rules" />
      <RulesText>
        <PageTitle>Rules</PageTitle>
        <Lede>
          What Muster knows about each set of rules: prices, limits and checks with their pages, and our
          rulings where a book is silent. You need the book to play.
        </Lede>
        <ul>
          {systems.map(({ id, name, edition, source }) => (
            <li key={id} className="border-rule-ink border-t py-3 print:break-inside-avoid">
              <h2 className="text-20 print:break-after-avoid">
                <Link href={rulesPath(id)}>{name}</Link>{' '}
                <span className="mute text-13 font-sans leading-none font-normal">{edition}</span>
              </h2>
              <Para>{source}</Para>
            </li>
          ))}
        </ul>
        <Para className="soft">
          Unofficial: no author or publisher of any rules has made, checked or approved Muster.{' '}
          <Link href="/about">About Muster</Link>
        </Para>
      </RulesText>
    </>
  );
}
