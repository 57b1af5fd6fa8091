import { Button } from '@/app/_components/ui/button';
import { Input } from '@/app/_components/ui/field';
import { Flag } from '@/app/_components/ui/icon';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import * as historyWords from '@/app/history/words';
import type { NationRef, RegimentPage } from '@/lib/history/answers';
import type { OwnRow } from '@/lib/history/own/answers';
import { ARMS } from '@/lib/history/schema';
import { IMPORT, nationPath, OWN, ownPath } from '@/lib/pages';
import { grouped } from '@/lib/rules/core/army/number';
import { coloursOf } from '../../../lib/history/answers';
import { type HistoryQuestion, questionPath } from '../history-question';
import { ARM_WORDS, shortBattleDay } from '../history-words';
import { Choice, QuestionForm } from './question-form';
import { RegimentLine } from './regiment-looks';

type ShelfProps = {
  question: HistoryQuestion;
  page: RegimentPage;
  nations: readonly NationRef[];
};

/** "980, and 10 rows that each stand for several" */
const countText = ({ total, several }: RegimentPage): string =>
  `${grouped(total - several)}${several === 0 ? '' : `, and ${several === 1 ? '1 row that stands' : `${several} rows that each stand`} for several`}`;

const nameNumberOrChief = 'Name, number or chief';

/** The regiments that are asked for, a page of them. */
export const RegimentShelf = ({ question, page, nations }: ShelfProps) => (
  <section aria-labelledby="regiments" className="grid content-start gap-2.5">
    <RuledTitle id="regiments" title="Regiments">
      <span className="mute text-12">{countText(page)}</span>
    </RuledTitle>
    <QuestionForm
      question={question}
      asks={['of', 'arm', 'name']}
      label="Regiments"
      anchor="#regiments"
      className="max-laptop:grid-cols-2 grid grid-cols-[minmax(0,1fr)_auto_auto_auto] gap-2 print:hidden"
    >
      <Input
        name="name"
        type="search"
        maxLength={80}
        aria-label={nameNumberOrChief}
        placeholder={nameNumberOrChief}
        defaultValue={question.name}
        key={question.name}
      />
      <Choice
        name="of"
        label="Nation of the regiments"
        all="All nations"
        value={question.of}
        options={nations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Choice
        name="arm"
        label="Arm of the regiments"
        all="All arms"
        value={question.arm}
        options={ARMS.map((arm) => ({ value: arm, label: ARM_WORDS[arm] }))}
      />
      <Button type="submit" icon="search">
        Find
      </Button>
    </QuestionForm>
    {page.regiments.length === 0 ? (
      <p className="soft py-3">No regiment matches.</p>
    ) : (
      <ul className="max-handset:grid-cols-[minmax(0,1fr)] grid grid-cols-2 gap-x-6">
        {page.regiments.map((regiment) => (
          <RegimentLine key={regiment.id} regiment={regiment} />
        ))}
      </ul>
    )}
    <Turn question={question} page={page} />
  </section>
);

const LEAF = 'inline-flex min-h-11 items-center px-1';

const Turn = ({ question, page: { page, pages } }: Pick<ShelfProps, 'question' | 'page'>) => (
  <nav aria-label="Pages of regiments" className="flex items-center gap-4 print:hidden">
    {page > 1 && (
      <a className={LEAF} href={questionPath(question, { page: page - 1 }, '#regiments')} rel="prev">
        Earlier regiments
      </a>
    )}
    <span className="mute">{`Page ${page} of ${pages}`}</span>
    {page < pages && (
      <a className={LEAF} href={questionPath(question, { page: page + 1 }, '#regiments')} rel="next">
        More regiments
      </a>
    )}
  </nav>
);

export type CountedNation = NationRef & { readonly regiments: number };

const LONGEST = 52;

/** The nations, those with the most regiments first. */
export const NationShelf = ({ nations }: { nations: readonly CountedNation[] }) => {
  const sorted = nations.toSorted((a, b) => b.regiments - a.regiments || (a.name < b.name ? -1 : 1));
  const most = Math.max(1, ...sorted.map(({ regiments }) => regiments));
  return (
    <section aria-labelledby="nations">
      <RuledTitle id="nations" title="Nations">
        <span className="mute text-12">{`${nations.length}, by number of regiments`}</span>
      </RuledTitle>
      <ul className="grid grid-cols-2 gap-x-6">
        {sorted.map((nation) => (
          <li key={nation.id} className="border-rule border-b">
            <a
              href={nationPath(nation.id)}
              className="hover:bg-select max-tablet:min-h-12 flex min-h-9 items-center gap-2 no-underline"
            >
              <Flag nation={coloursOf(nation)} className="h-4" />
              <span className="min-w-0 flex-1 wrap-anywhere">{nation.name}</span>
              <svg
                className="max-handset:hidden h-2 w-[52px] forced-color-adjust-none"
                aria-hidden="true"
                data-nation={coloursOf(nation)}
              >
                <rect
                  width={Math.max(2, Math.round((LONGEST * nation.regiments) / most))}
                  height="8"
                  fill="var(--sym)"
                  stroke="var(--ink)"
                />
              </svg>
              <span className="num w-8">
                {nation.regiments}
                <span className="vh"> regiments</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

const SHOWN = 5;
const LINK = 'inline-flex min-h-6 items-center pointer-coarse:min-h-11';

/** The battles that this user has entered, and a link to enter more. */
export const OwnShelf = ({ own }: { own: readonly OwnRow[] }) => (
  <section aria-labelledby="own" className="print:hidden">
    <RuledTitle id="own" title={historyWords.myOrdersOfBattle}>
      {own.length > 0 && (
        <a href={OWN} className={LINK}>
          {`All ${own.length}`}
        </a>
      )}
    </RuledTitle>
    <ul>
      {own.slice(0, SHOWN).map(({ id, name, date, year }) => (
        <li key={id} className="border-rule flex items-baseline justify-between gap-3 border-b py-1">
          <a href={ownPath(id)} className={`${LINK} font-caslon text-16 min-w-0 wrap-anywhere`}>
            {name || historyWords.battleWithoutName}
          </a>
          <span className="mute text-12 whitespace-nowrap">{shortBattleDay({ date, year })}</span>
        </li>
      ))}
    </ul>
    <p className="soft flex flex-wrap gap-x-4 pt-1.5">
      <a href={OWN} className={LINK}>
        Enter an order of battle
      </a>
      <a href={IMPORT} className={LINK}>
        Import one
      </a>
    </p>
  </section>
);
