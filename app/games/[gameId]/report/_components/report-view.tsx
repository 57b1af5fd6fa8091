import type { ReactNode } from 'react';
import { LinkButton } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Flag } from '@/app/_components/ui/flag';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { Time } from '@/app/_components/ui/time';
import type { WholeGame } from '@/lib/games/read-whole-game';
import { gamePath } from '@/lib/pages';
import { type Course, courseOf, curveOf } from '@/lib/rules/core/game/course';
import { lossesByFormation } from '@/lib/rules/core/game/decided';
import type { Holder, Side } from '@/lib/rules/core/game/machine';
import { sideNames } from '@/lib/rules/core/game/names';
import { courseText } from '@/lib/rules/core/game/record';
import { type GameReport, reportOf } from '@/lib/rules/core/game/report';
import * as coreWords from '@/lib/rules/core/game/words';
import { nextTurn } from '@/lib/turn';
import * as gameWords from '../../../words';
import * as tableWords from '../../words';
import { LossCurve } from './loss-curve';
import { LossesPart } from './losses-part';
import { ReportActs } from './report-acts';
import * as words from './words';
import './report-print.css';

/** The rule system of a game: what it is called, and the book its pages are of. */
type OfSystem = { readonly name: string; readonly source: string };

/** What a game came to, told from its end: to read, and on one page of paper. */
export const ReportView = async ({
  game,
  system,
}: {
  readonly game: WholeGame;
  readonly system: OfSystem;
}) => {
  const { setup, facts } = game;
  const { per = 1 } = setup;
  const course = courseOf(setup, facts);
  // the longest games take a moment each
  await nextTurn();
  const report = reportOf(course, per);
  await nextTurn();
  const { ending } = course.game;
  const names = sideNames(setup);
  // that it has ended may be said when the next turn is about to begin
  const turn = ending === null ? course.game.turn : Math.max(1, curveOf(course)[0].at(-1)?.turn ?? 1);
  const title =
    ending === null
      ? words.goesOnTitle
      : ending.winner === null
        ? gameWords.drawn
        : tableWords.held(names[ending.winner]);
  return (
    <Paper className="game-report grid max-w-[1080px] grid-cols-[minmax(0,1fr)] content-start gap-6 px-6 pt-4 pb-12 max-[721px]:px-4 print:min-h-0 print:gap-[3mm] print:p-0">
      <header className="border-rule-ink grid gap-2 border-b pb-3 print:gap-[1mm] print:pb-[1.5mm]">
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <LinkButton icon="back" href={gamePath(game.id)}>
            {words.toTable}
          </LinkButton>
          <ReportActs
            id={game.id}
            name={coreWords.titleText(setup)}
            texts={{
              plain: courseText(course, per, 'plain', report),
              bbcode: courseText(course, per, 'bbcode', report),
            }}
          />
        </div>
        <p className="soft">
          {[coreWords.titleText(setup), system.name, words.inTurn(turn)].join(', ')}, {gameWords.lastPlayed}{' '}
          <Time at={game.playedAt} inFull />
        </p>
        <PageTitle>{title}</PageTitle>
        <HowItEnded course={course} report={report} source={system.source} />
      </header>
      <section aria-label={tableWords.lossesOfSides}>
        <div className="grid grid-cols-2 gap-8 max-[721px]:gap-4">
          {([0, 1] as const).map((side) => (
            <SideLosses key={side} course={course} side={side} lost={report.losses[side]} per={per} />
          ))}
        </div>
        <LossCurve course={course} per={per} decidedIn={report.decided.map(({ point }) => point.turn)} />
      </section>
      <WhatDecided report={report} course={course} per={per} />
      <section aria-labelledby="report-losses">
        <RuledTitle id="report-losses" title={words.lossesByFormation} apart>
          <small className="text-12 text-ink-3">{words.crossedOut}</small>
        </RuledTitle>
        <LossesPart game={course.game} losses={report.losses} per={per} />
      </section>
      <ByTurns report={report} course={course} />
    </Paper>
  );
};

/** Two lines: what the players said, and what the book says of the same losses. */
const HowItEnded = ({
  course,
  report: { said, byBook },
  source,
}: {
  readonly course: Course;
  readonly report: GameReport;
  readonly source: string;
}) => {
  const breaks = course.game.setup.sides.some(({ breaksAt }) => breaksAt !== null);
  const lines: readonly (readonly [string, ReactNode])[] = [
    [words.asPlayersSay, said ?? words.notSaid],
    [
      words.byBook,
      byBook === null ? (
        breaks ? (
          words.neitherBroken
        ) : (
          words.noBreakingPoint
        )
      ) : (
        <>
          {byBook.sentence} {byBook.cite !== null && <CiteChip cite={byBook.cite} source={source} />}
        </>
      ),
    ],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 max-[481px]:grid-cols-[minmax(0,1fr)] print:grid-cols-[auto_minmax(0,1fr)]">
      {lines.map(([term, text]) => (
        <div key={term} className="contents">
          <dt className="text-ink-2">{term}</dt>
          <dd className="max-[481px]:pb-1">{text}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What has cost a side something, by kind: units, objectives. */
const kindsOf = (course: Course, side: Side): readonly (readonly [Holder, number])[] => {
  const counts = new Map<Holder, number>();
  for (const { pieces } of lossesByFormation(course.game)[side]) {
    for (const { piece, lost } of pieces) {
      if (lost > 0) counts.set(piece.of, (counts.get(piece.of) ?? 0) + 1);
    }
  }
  return [...counts];
};

type SideLossesProps = {
  readonly course: Course;
  readonly side: Side;
  readonly lost: number;
  readonly per: number;
};

const SideLosses = ({ course, side, lost, per }: SideLossesProps) => {
  const { setup } = course.game;
  const { nation = '', breaksAt } = setup.sides[side];
  const kinds = kindsOf(course, side);
  return (
    <div className="border-rule-ink grid content-start gap-1 border-t-2 pt-2 print:flex print:items-center print:gap-[3mm] print:border-t-0 print:pt-0">
      <p className="flex items-center gap-2">
        <Flag nation={nation} className="h-5" />
        <b className="font-caslon text-20 leading-none font-normal wrap-anywhere">{sideNames(setup)[side]}</b>
      </p>
      <p className="font-caslon">
        <strong className="text-36 leading-none font-normal tabular-nums">
          {coreWords.lossText(lost, per)}
        </strong>{' '}
        {breaksAt === null ? tableWords.lost : words.ofBreakingPoint(coreWords.lossText(breaksAt, per))}
      </p>
      <p className="soft">{kinds.length === 0 ? words.costByNone : words.costBy(kinds)}</p>
    </div>
  );
};

type PartProps = { readonly report: GameReport; readonly course: Course };

const WhatDecided = ({
  report: { decided },
  course: {
    game: { setup, ending },
  },
  per,
}: PartProps & { readonly per: number }) => {
  const title = ending === null ? words.decidedSoFar : coreWords.decidedHead;
  const [first] = decided;
  return (
    <section aria-labelledby="report-decided">
      <RuledTitle id="report-decided" title={title} apart>
        {first !== undefined && <small className="text-12 text-ink-3">{words.numbersOnCurve}</small>}
      </RuledTitle>
      {first === undefined ? (
        <p className="soft py-2">{words.levelNow}</p>
      ) : (
        <table className="w-full">
          <caption className="vh">{title}</caption>
          <thead className="text-11 text-ink-3">
            <tr>
              <th scope="col" className="w-7 py-1 text-start font-normal">
                <span className="vh">{words.numbersOnCurve}</span>
              </th>
              <th scope="col" className="w-12 py-1 text-start font-normal">
                {words.inWhichTurn}
              </th>
              <td />
              <th scope="col" className="py-1 text-end font-normal">
                {words.whoLeads(sideNames(setup)[first.point.side])}
              </th>
            </tr>
          </thead>
          <tbody>
            {decided.map(({ point, text }, index) => (
              <tr
                key={point.facts[0]}
                className="[&>*]:border-rule print:break-inside-avoid [&>*]:border-t [&>*]:py-1.5 [&>*]:align-top print:[&>*]:py-[0.8mm]"
              >
                <td className="font-caslon text-16">{index + 1}</td>
                <td className="tabular-nums">{point.turn}</td>
                <td className="pr-3 wrap-anywhere">{text}</td>
                <td className="text-end tabular-nums">
                  {words.leadsBy(coreWords.lossText(point.lead, per))}{' '}
                  <b className="font-semibold">{coreWords.signedLossText(point.change, per)}</b>{' '}
                  {words.forGood}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};

/** What happened, turn by turn; who wants to know what decided it has read that already. */
const ByTurns = ({ report: { turns }, course }: PartProps) => {
  const { sides } = course.game.setup;
  return (
    <section aria-labelledby="report-course">
      <RuledTitle id="report-course" title={words.course} apart>
        <small className="text-12 text-ink-3">{words.without}</small>
      </RuledTitle>
      {turns.length === 0 && <p className="soft py-2">{tableWords.noEntries}</p>}
      <div
        className="gap-x-8 pt-3 min-[900px]:columns-2 print:columns-3 print:gap-x-[5mm] print:pt-[1mm]"
        data-course
      >
        {turns.map(({ turn, phases }) => (
          <section key={turn} aria-labelledby={`report-turn-${turn}`} className="pb-3 print:pb-[1mm]">
            <h3 id={`report-turn-${turn}`} className="font-caslon text-16 break-after-avoid font-normal">
              {coreWords.turnHead(turn)}
            </h3>
            {phases.map(({ phase, acts }) => (
              <div key={acts[0]?.id} className="pt-1 print:pt-0">
                {phase !== '' && <p className="text-12 text-ink-2 break-after-avoid">{phase}</p>}
                <ul>
                  {acts.map(({ id, side, text }) => (
                    <li
                      key={id}
                      className="grid break-inside-avoid grid-cols-[6px_minmax(0,1fr)] gap-2.5 py-0.5 print:gap-[2mm] print:py-0"
                    >
                      {side === null ? (
                        <span />
                      ) : (
                        <Flag nation={sides[side].nation ?? ''} className="mt-0.5 h-[1.1em] print:mt-0" />
                      )}
                      <span className="wrap-anywhere">{text}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
};
