import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { MatchView } from '@/app/_components/match-up/match-view';
import { type MatchSide, matchChoice } from '@/app/_components/match-up/sides-and-question';
import * as matchWords from '@/app/_components/match-up/words';
import { LinkButton } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { PrintPage } from '@/app/_components/ui/print-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import { dayOf } from '@/lib/history/evening';
import { battleToMuster } from '@/lib/history/muster-battle';
import { musterParams, questionPath } from '@/lib/history/muster-question';
import { getViewer } from '@/lib/identity/viewer';
import { battleMatchPath, battlePath, eveningPath } from '@/lib/pages';
import { OtherRules } from '../_components/other-rules';
import { loadEvening } from '../evening/load-evening';
import * as words from '../words';

type MatchPageProps = PageProps<'/history/battles/[id]/match-up'>;

const loadBattle = async (params: MatchPageProps['params']) => {
  const [{ id: battleId }, viewer] = await Promise.all([params, getViewer()]);
  return (await battleToMuster(decodeURIComponent(battleId), viewer?.userId ?? null)) ?? notFound();
};

export const generateMetadata = async ({ params }: MatchPageProps): Promise<Metadata> => {
  const { battle } = await loadBattle(params);
  return {
    title: `Match-up of ${battle.name}`,
    description: matchWords.aboutMatchUp,
    robots: { index: false },
  };
};

/** The two sides of a battle as armies of a rule system, before an evening with them begins. */
export default async function BattleMatchPage({ params: address, searchParams }: MatchPageProps) {
  const [toMuster, search] = await Promise.all([loadBattle(address), searchParams]);
  const { mustered, question, notices } = await loadEvening(toMuster, search);
  const { battle, rules, both } = mustered;
  const { system } = rules;
  const side = (index: 0 | 1): MatchSide => {
    const { file, assessment } = both.sides[index];
    return { file, assessment, system, summary: system.summary(file, assessment), href: null };
  };
  const params = musterParams(question);
  const query = `${new URLSearchParams(params)}`;
  return (
    <>
      <TopBar current="history" />
      <MatchView
        sides={[side(0), side(1)]}
        choice={matchChoice(search, dayOf(mustered).attacker?.value ?? null)}
        place={{ path: battleMatchPath(battle.id), params }}
        acts={
          <>
            <LinkButton href={eveningPath(battle.id, query)}>Play it</LinkButton>
            <LinkButton href={questionPath(battle.id, question)}>{words.changeMuster}</LinkButton>
            <PrintPage />
          </>
        }
      >
        <p className="soft pt-2">
          <Link href={battlePath(battle.id)}>{battle.name}</Link>
        </p>
        <OtherRules question={question} href={(query) => battleMatchPath(battle.id, query)} />
        {notices.map((fault) => (
          <Notice key={fault} severity="warning" live>
            {fault}
          </Notice>
        ))}
      </MatchView>
    </>
  );
}
