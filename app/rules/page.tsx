import type { Metadata } from 'next';
import Link from 'next/link';
import * as uiWords from '@/app/_components/ui/words';
import * as common from '@/app/_components/words';
import { rulesPath } from '@/lib/pages';
import { isSystemId } from '@/lib/rules';
import { MAX_QUESTION } from '@/lib/rules/core/text/word-search';
import { searchRules } from '@/lib/rules/search-rules';
import { systemCards } from '../_components/army/system-card';
import { PageTitle } from '../_components/ui/paper';
import { RulesAnswers } from './_components/rules-answers';
import { Lede, Para, RulesText } from './_components/rules-text';
import * as words from './words';

export const metadata: Metadata = {
  title: uiWords.rules,
  description: words.aboutSystems,
};

/** The question of an address; what is no text, or too long, is none or cut. */
const questionIn = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.trim().slice(0, MAX_QUESTION) : '';

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
      <PageTitle>{uiWords.rules}</PageTitle>
      {named && <RulesAnswers question={question} answers={named} />}
      <Lede>{words.whatMusterKnows}</Lede>
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
        {words.unofficial} <Link href="/about">{common.aboutMuster}</Link>
      </Para>
    </RulesText>
  );
}
