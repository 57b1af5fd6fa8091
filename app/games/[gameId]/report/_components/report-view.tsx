import { Paper } from '@/app/_components/ui/paper';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import type { WholeGame } from '@/lib/games/read-whole-game';
import type { GameChoices, GameRules } from '@/lib/rules/core/contract/game';
import { type Course, courseOf } from '@/lib/rules/core/game/course';
import { type GameReport, reportOf } from '@/lib/rules/core/game/report';
import * as reportWords from '@/lib/rules/core/game/report-words';
import { sidesOf } from '@/lib/rules/core/game/state';
import { type Thrown, thrownIn } from '@/lib/rules/core/game/thrown';
import { nextTurn } from '@/lib/turn';
import { LossCurve } from '../../_curve/loss-curve';
import * as tableWords from '../../words';
import { DecidedPart } from './decided-part';
import { LossesPart } from './losses-part';
import { ReportFoot } from './report-foot';
import { ReportHead } from './report-head';
import { SideLosses } from './side-losses';
import { TurnsPart } from './turns-part';
import * as words from './words';
import './report-print.css';

/** The rule system of a game: what it is called, the book its pages are of, and what players agree by it. */
type OfSystem = {
  readonly name: string;
  readonly source: string;
  readonly choices: GameChoices['choices'];
};

type ReportPaperProps = {
  readonly game: Pick<WholeGame, 'id' | 'playedAt'>;
  readonly course: Course;
  readonly report: GameReport;
  readonly thrown: readonly Thrown[];
  readonly system: OfSystem;
  /** the full address of this page */
  readonly link: string;
};

/** What a game came to, told from its end: to read, and on one page of paper. */
export const ReportPaper = ({ game, course, report, thrown, system, link }: ReportPaperProps) => {
  const { setup } = course.game;
  const { per = 1, sides } = setup;
  const present = sidesOf(setup);
  const { source } = system;
  return (
    <Paper className="game-report grid max-w-[1080px] grid-cols-[minmax(0,1fr)] content-start gap-6 px-6 pt-4 pb-12 max-[721px]:px-4 print:min-h-0 print:gap-[3mm] print:p-0">
      <ReportHead {...game} {...{ course, report, per, system, link }} />
      <section aria-label={tableWords.lossesOfSides}>
        <div className="grid auto-cols-fr grid-flow-col gap-8 max-[721px]:gap-4">
          {present.map((side) => (
            <SideLosses key={side} course={course} side={side} lost={report.losses[side]} per={per} />
          ))}
        </div>
        <LossCurve course={course} per={per} decidedIn={report.decided.map(({ point }) => point.turn)} />
      </section>
      {present.length > 1 && <DecidedPart {...{ report, course, per, source }} />}
      <section aria-labelledby="report-losses">
        <RuledTitle id="report-losses" title={reportWords.lossesByFormation} apart>
          <small className="text-12 text-ink-3">{words.crossedOut}</small>
        </RuledTitle>
        <LossesPart game={course.game} losses={report.losses} per={per} />
      </section>
      <TurnsPart turns={report.turns} sides={sides} />
      <ReportFoot {...{ course, thrown, source }} choices={system.choices} />
    </Paper>
  );
};

type ReportViewProps = {
  readonly game: WholeGame;
  readonly system: OfSystem;
  /** null where the system says nothing at the table any more */
  readonly rules: GameRules | null;
  readonly link: string;
};

/** The longest games take a moment each: others have their turn between. */
export const ReportView = async ({ game, system, rules, link }: ReportViewProps) => {
  const { setup, facts, id, playedAt } = game;
  const course = courseOf(setup, facts);
  await nextTurn();
  const report = reportOf(course, setup.per ?? 1);
  await nextTurn();
  const thrown = thrownIn(course, rules);
  await nextTurn();
  return <ReportPaper game={{ id, playedAt }} {...{ course, report, thrown, system, link }} />;
};
