import type { Metadata } from 'next';
import Link from 'next/link';
import { Chip } from '@/app/_components/ui/cite-chip';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { rulesPath } from '@/lib/pages';
import { isSystemId } from '@/lib/rules';
import { MAX_QUESTION } from '@/lib/rules/core/text/word-search';
import { type RulesAnswer, searchRules } from '@/lib/rules/search-rules';
import { systemCards } from '../_components/army/system-card';
import { PageTitle } from '../_components/ui/paper';
import { Lede, Para, RulesText } from './_components/rules-text';

export const metadata: Metadata = {
  title: 'Rules',
  description: 'The rule systems Muster knows: prices, checks, nations and rulings, each with its page.',
};

/** The query of an address; a repeated one is ignored, a long one cut. */
const questionIn = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.trim().slice(0, MAX_QUESTION) : '';

type RulesAnswersProps = {
  question: string;
  answers: readonly (RulesAnswer & { readonly name: string })[];
};

/** Where the rules answer a question, likeliest first; each leads to its place. */
const RulesAnswers = ({ question, answers }: RulesAnswersProps) => (
  <section aria-labelledby="answers">
    <RuledTitle id="answers" title={`Answers for “${question}”`}>
      <span className="mute text-12" role="status">
        {answers.length === 0 ? 'none' : answers.length}
      </span>
    </RuledTitle>
    {answers.length === 0 && (
      <p className="soft py-3">No rule of the five systems is called so. Try the word that the book uses.</p>
    )}
    <ol>
      {answers.map(({ system, name, kind, title, under, text, cite, place }) => (
        <li key={`${system} ${place} ${title}`} className="border-rule border-b">
          <a
            href={rulesPath(system, place)}
            className="hover:bg-select tablet:grid-cols-[190px_minmax(0,1fr)_auto] grid gap-x-3 gap-y-0.5 py-2 no-underline"
          >
            <span className="text-12 text-ink-2">
              <b className="font-semibold">{name}</b> <span className="mute">{kind}</span>
            </span>
            <span className="min-w-0">
              <span className="font-caslon text-16">{title}</span>
              {under !== '' && under !== kind && <span className="soft text-12"> {under}</span>}
              {text !== '' && <span className="soft text-13 line-clamp-2 leading-(--lh)">{text}</span>}
            </span>
            {cite !== '' && <Chip className="justify-self-start">{cite}</Chip>}
          </a>
        </li>
      ))}
    </ol>
  </section>
);

export default async function RulesPage({ searchParams }: PageProps<'/rules'>) {
  const { q, of } = await searchParams;
  const question = questionIn(q);
  const [systems, answers] = await Promise.all([
    systemCards(),
    question === '' ? null : searchRules(question, isSystemId(of) ? of : undefined),
  ]);
  const named = answers?.map((answer) => ({
    ...answer,
    name: systems.find(({ id }) => id === answer.system)?.name ?? '',
  }));
  return (
    <RulesText>
      <PageTitle>Rules</PageTitle>
      {named && <RulesAnswers question={question} answers={named} />}
      <Lede>
        What Muster knows about each set of rules: prices, limits and checks with their pages, and our rulings
        where a book is silent. You need the book to play.
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
  );
}
