import { Paper } from '@/app/_components/ui/paper';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import type { WholeGame } from '@/lib/games/read-whole-game';
import * as reportWords from '@/lib/rules/core/game/report-words';
import { sidesOf } from '@/lib/rules/core/game/state';
import { LossCurve } from '../../_curve/loss-curve';
import * as tableWords from '../../words';
import type { ReadReport } from '../read-report';
import { DecidedPart } from './decided-part';
import { LossesPart } from './losses-part';
import { ReportFoot } from './report-foot';
import { ReportHead } from './report-head';
import { SideLosses } from './side-losses';
import { TurnsPart } from './turns-part';
import * as words from './words';
import './report-print.css';

type ReportPaperProps = ReadReport & {
  readonly game: Pick<WholeGame, 'id' | 'playedAt'>;
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
