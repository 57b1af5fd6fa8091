import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { MakeArmies } from '@/app/_components/army/make-armies';
import { FileButton } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Flag } from '@/app/_components/ui/icon';
import { Notice } from '@/app/_components/ui/notice';
import { PageTitle } from '@/app/_components/ui/paper';
import { PrintPage } from '@/app/_components/ui/print-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import { ShareOfSide } from '@/app/history/_components/page-parts';
import { longDate } from '@/app/history/history-words';
import { type EveningFrom, type EveningLine, eveningOf, forceOf, tellersIn } from '@/lib/history/evening';
import { battleToMuster, type MusteredBattle } from '@/lib/history/muster-battle';
import { musterParams, questionPath } from '@/lib/history/muster-question';
import { getViewer } from '@/lib/identity/viewer';
import { battlePath, eveningPath, eveningPdfPath, sourcePath } from '@/lib/pages';
import { OtherRules } from '../_components/other-rules';
import * as words from '../words';
import { loadEvening } from './load-evening';

const titleOf = (battle: string): string => `An evening of ${battle}`;

type EveningPageProps = PageProps<'/history/battles/[id]/evening'>;

const loadBattle = async (params: EveningPageProps['params']) => {
  const [{ id: battleId }, viewer] = await Promise.all([params, getViewer()]);
  return (await battleToMuster(decodeURIComponent(battleId), viewer?.userId ?? null)) ?? notFound();
};

export const generateMetadata = async ({ params }: EveningPageProps): Promise<Metadata> => {
  const { battle } = await loadBattle(params);
  return {
    title: titleOf(battle.name),
    description: `${battle.name} scaled to an evening: forces, attacker, turns, table, light, weather and victory, each with its source.`,
    robots: { index: false },
  };
};

/** One side of an evening in short: its commander, what it is worth, its brigades with their troops. */
const Force = ({ mustered, side }: { mustered: MusteredBattle; side: 0 | 1 }) => {
  const { name, commander, facts, bodies } = forceOf(mustered, side);
  return (
    <section aria-label={name} data-nation={mustered.sides[side].nation}>
      <header className="border-rule-ink flex items-center gap-3 border-b pb-1.5">
        <Flag className="h-8" />
        <p className="min-w-0">
          <span className="font-caslon text-20 block leading-(--lh-tight)">{name}</span>
          <span className="soft">{commander}</span>
        </p>
      </header>
      <p className="py-1 font-semibold tabular-nums">{facts}</p>
      <ShareOfSide share={mustered.both.shares[side]} />
      <ul className="pt-1">
        {bodies.map(({ title, troops }) => (
          <li key={title} className="border-rule border-b py-1 print:break-inside-avoid print:py-0.5">
            <b className="font-semibold">{title}</b> <span className="soft">{troops}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

type ConditionsProps = {
  lines: readonly EveningLine[];
  /** of the rules */
  source: string;
};

/** What an evening is played by, a line each, with where it is from: a source, the book, or ours. */
const Conditions = ({ lines, source }: ConditionsProps) => {
  const tellers = tellersIn(lines);
  const mark = (from: EveningFrom) => {
    if (from.kind === 'ours') return <i className="text-ink-3">ours</i>;
    if (from.kind === 'book') return <CiteChip cite={from.cite} source={source} />;
    return from.by.map((name) => {
      const teller = tellers.get(name);
      return (
        <span key={name} className="soft">
          {from.compiled && 'compiled, '}
          <a href={sourcePath(teller?.id ?? '')}>{teller?.name ?? name}</a>
        </span>
      );
    });
  };
  return (
    <section aria-labelledby="conditions" className="max-tablet:px-4 px-6 pt-5 print:px-0 print:pt-3">
      <h2 id="conditions" className="border-rule-ink text-20 border-b pb-1">
        Conditions
      </h2>
      <dl>
        {lines.map(({ term, text, from }) => (
          <div
            key={`${term} ${text}`}
            className="border-rule max-handset:grid-cols-[minmax(0,1fr)] grid grid-cols-[96px_minmax(0,1fr)] gap-x-3 border-b py-1.5 print:break-inside-avoid print:grid-cols-[96px_minmax(0,1fr)] print:py-0.5"
          >
            <dt className="font-semibold wrap-anywhere">{term}</dt>
            <dd>
              {text}{' '}
              <span className="inline-flex flex-wrap gap-x-2">
                {from.map((each) => (
                  <span key={JSON.stringify(each)}>{mark(each)}</span>
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** A battle as an evening: one page of scenario, to be read at the table and printed on one sheet. */
export default async function EveningPage({ params, searchParams }: EveningPageProps) {
  const [toMuster, search] = await Promise.all([loadBattle(params), searchParams]);
  const { mustered, question, notices } = await loadEvening(toMuster, search);
  const { battle, rules, both } = mustered;
  const { system } = rules;
  const [scale] = both.sides[0].ledger.steps;
  return (
    <>
      <TopBar current="history" />
      <main
        id="main"
        className="bg-paper print:text-12 max-laptop:pb-32 mx-auto max-w-[1080px] pb-16 print:pb-0"
      >
        <header className="max-tablet:px-4 px-6 pt-4 pb-3 print:px-0 print:pt-0">
          <PageTitle>{titleOf(battle.name)}</PageTitle>
          <p className="text-ink-2">
            <Link href={battlePath(battle.id)}>{longDate(battle.date)}</Link>
            {battle.place !== null && `, ${battle.place}`}. {system.name}. {scale?.text}
          </p>
        </header>
        <OtherRules question={question} href={(query) => eveningPath(battle.id, query)} />
        {notices.map((fault) => (
          <Notice key={fault} severity="warning" live>
            {fault}
          </Notice>
        ))}
        <div className="max-tablet:grid-cols-[minmax(0,1fr)] max-tablet:px-4 grid grid-cols-2 gap-6 px-6 pt-4 print:grid-cols-2 print:gap-4 print:px-0 print:pt-1">
          {([0, 1] as const).map((side) => (
            <Force key={side} mustered={mustered} side={side} />
          ))}
        </div>
        <Conditions lines={eveningOf(mustered)} source={system.source} />
        <div className="max-tablet:px-4 grid max-w-[26rem] gap-2 px-6 pt-4 print:hidden">
          <p className="flex flex-wrap gap-2">
            <PrintPage />
            <FileButton
              icon="print"
              href={eveningPdfPath(
                battle.id,
                `${new URLSearchParams([...musterParams(question), ['sheets', 'roster,cards,reference']])}`,
              )}
            >
              Scenario, rosters, cards and reference (PDF)
            </FileButton>
            <Link className="py-2" href={questionPath(battle.id, question)}>
              {words.changeMuster}
            </Link>
          </p>
          <MakeArmies
            armies={both.sides.map(({ file, units }, side) => ({
              label: battle.sides[side]?.name ?? '',
              file,
              isEmpty: units === 0,
            }))}
            pair={both.likeness.like}
            note="Print rosters, cards and reference sheets from the armies."
          />
        </div>
      </main>
    </>
  );
}
