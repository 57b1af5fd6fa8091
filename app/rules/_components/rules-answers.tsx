import { Chip } from '@/app/_components/ui/cite-chip';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import * as common from '@/app/_components/words';
import { rulesPath } from '@/lib/pages';
import type { RulesAnswer } from '@/lib/rules/search-rules';
import * as words from '../words';

type RulesAnswersProps = {
  question: string;
  answers: readonly (RulesAnswer & { readonly name: string })[];
};

/** Where the rules answer a question, likeliest first; each leads to its place. */
export const RulesAnswers = ({ question, answers }: RulesAnswersProps) => (
  <section aria-labelledby="answers">
    <RuledTitle id="answers" title={words.answersFor(question)}>
      <span className="mute text-12" role="status">
        {answers.length === 0 ? common.none : answers.length}
      </span>
    </RuledTitle>
    {answers.length === 0 && <p className="soft py-3">{words.noRuleIsCalled}</p>}
    <ol>
      {answers.map(({ system, name, kind, title, under, text, cite, place }) => (
        <li key={`${system} ${place} ${title}`} className="border-rule border-b">
          <a
            href={rulesPath(system, place)}
            className="hover:bg-select grid gap-x-3 gap-y-0.5 py-2 no-underline min-[721px]:grid-cols-[190px_minmax(0,1fr)_auto]"
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
