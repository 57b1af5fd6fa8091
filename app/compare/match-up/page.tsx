import type { Metadata } from 'next';
import { MatchView, NoMatch } from '@/app/_components/match-up/match-view';
import {
  choiceParams,
  fullName,
  type MatchSide,
  matchChoice,
  shortNames,
  swappedChoice,
} from '@/app/_components/match-up/sides-and-question';
import * as matchWords from '@/app/_components/match-up/words';
import { LinkButton } from '@/app/_components/ui/button';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { PrintPage } from '@/app/_components/ui/print-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import * as gameWords from '@/app/games/words';
import type { ArmyRef } from '@/lib/games/schema';
import { getViewer } from '@/lib/identity/viewer';
import { COMPARE, MATCH_UP } from '@/lib/pages';
import { tableSystemNames } from '@/lib/rules';
import { noArmy } from '@/lib/rules/core/game/words';
import { armyRef, compareQuestion, sideParams } from '../compare-question';
import { loadSide } from '../load-pair';
import * as words from '../words';
import { OpenTable } from './open-table';

export const metadata: Metadata = {
  title: 'Match-up',
  description: matchWords.aboutMatchUp,
  robots: { index: false, follow: false },
};

type SideOfPage = readonly [side: MatchSide | null, ref: ArmyRef | null];

/** The army that is there where the other is not; null where both are, or none. */
const oneSide = (...sides: readonly [SideOfPage, SideOfPage]) => {
  const there = sides.flatMap(([side, ref]) => (side && ref ? [{ name: fullName(side), ref }] : []));
  return there.length === 1 ? there[0] : null;
};

/** Two armies of one rule system before a game: the same address as their comparison, and what is asked besides. */
export default async function MatchUpPage({ searchParams }: PageProps<'/compare/match-up'>) {
  const search = await searchParams;
  const question = compareQuestion(search);
  const choice = matchChoice(search);
  const viewer = await getViewer();
  // one after the other: two large armies read and judged in one piece of work would keep others waiting
  const a = await loadSide(viewer, question.a, 1);
  const b = await loadSide(viewer, question.b, 1);
  const params = [...sideParams(question.a, 'a'), ...sideParams(question.b, 'b')];
  const change = `${COMPARE}?${new URLSearchParams(params)}`;
  const swapped = [
    ...sideParams(question.b, 'a'),
    ...sideParams(question.a, 'b'),
    ...choiceParams(swappedChoice(choice)),
  ];
  const sides: readonly (MatchSide | null)[] = [a.side, b.side];
  const [first, second] = sides;
  const pair = first && second ? ([first, second] as const) : null;
  const refs = [armyRef(question.a), armyRef(question.b)] as const;
  // at the table only systems that have a game there
  const { system } = first ?? second ?? {};
  const game = await system?.game?.();
  const noTable =
    system === undefined || game !== undefined ? null : (
      <p className="soft">{gameWords.tablePlays(await tableSystemNames())}</p>
    );
  const one = oneSide([a.side, refs[0]], [b.side, refs[1]]);
  return (
    <>
      <TopBar current="armies" />
      {pair !== null && pair[0].system.id === pair[1].system.id ? (
        <MatchView
          sides={pair}
          choice={choice}
          place={{ path: MATCH_UP, params }}
          acts={
            <>
              {game && refs[0] && refs[1] && (
                <OpenTable
                  armies={[refs[0], refs[1]]}
                  names={shortNames(pair)}
                  agreed={game.choices}
                  attacker={choice.attacker}
                />
              )}
              <LinkButton icon="swap" href={`${MATCH_UP}?${new URLSearchParams(swapped)}`}>
                Swap sides
              </LinkButton>
              <LinkButton href={change}>Change armies</LinkButton>
              <PrintPage />
              {noTable}
            </>
          }
        />
      ) : (
        <Paper className="max-tablet:px-4 grid max-w-[720px] content-start gap-4 px-6 pt-5.5">
          <PageTitle>Match-up</PageTitle>
          {pair === null ? (
            [a, b].map(({ fault, side }, index) => (
              <p key={index === 0 ? 'a' : 'b'}>
                {side === null ? (fault ?? words.chooseTwoArmies) : fullName(side)}
              </p>
            ))
          ) : (
            <NoMatch names={[pair[0].system.name, pair[1].system.name]} />
          )}
          <div className="flex flex-wrap gap-2">
            {game && one && (
              <OpenTable
                armies={[one.ref, { kind: 'none' }]}
                names={[one.name, noArmy.name]}
                agreed={game.choices}
                attacker={null}
              />
            )}
            <LinkButton href={change}>Change armies</LinkButton>
          </div>
          {noTable}
        </Paper>
      )}
    </>
  );
}
