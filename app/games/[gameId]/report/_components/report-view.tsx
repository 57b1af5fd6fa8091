import { Paper } from '@/app/_components/ui/paper';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import type { ReadReport } from '@/lib/games/game-report';
import type { WholeGame } from '@/lib/games/read-game';
import * as reportWords from '@/lib/rules/core/game/report-words';
import { sidesOf } from '@/lib/rules/core/game/state';
import { LossCurve } from '../../_curve/loss-curve';
import * as tableWords from '../../words';
import { LossesPart } from './losses-part';
import { DecidedPart, ReportHead } from './report-parts';
import './report-print.css';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Flag } from '@/app/_components/ui/icon';
import type { GameChoices } from '@/lib/rules/core/contract/game';
import type { Course } from '@/lib/rules/core/game/course';
import { type GameSide, type SideSetup, sideNames } from '@/lib/rules/core/game/machine';
import type { GameReport } from '@/lib/rules/core/game/report';
import { agreedLines, costText } from '@/lib/rules/core/game/report-lines';
import type { DiceTotal } from '@/lib/rules/core/game/thrown';
import * as coreWords from '@/lib/rules/core/game/words';
import { lossText, turnHead } from '@/lib/rules/core/game/words';

type ReportPaperProps = ReadReport & {
  readonly game: Pick<WholeGame, 'id' | 'playedAt'>;
  /** the full address of this page */
  readonly link: string;
};

type SideLossesProps = {
  readonly course: Course;
  readonly side: GameSide;
  readonly lost: number;
  readonly per: number;
};

/** How much a side has lost of what it could bear, and what that was. */
const SideLosses = ({ course, side, lost, per }: SideLossesProps) => {
  const { setup } = course.game;
  const { nation = '', breaksAt } = setup.sides[side];
  return (
    <div className="border-rule-ink grid content-start gap-1 border-t-2 pt-2 print:flex print:items-center print:gap-[3mm] print:border-t-0 print:pt-0">
      <p className="flex items-center gap-2">
        <Flag nation={nation} className="h-5" />
        <b className="font-caslon text-20 leading-none font-normal wrap-anywhere">{sideNames(setup)[side]}</b>
      </p>
      <p className="font-caslon">
        <strong className="text-36 leading-none font-normal tabular-nums">{lossText(lost, per)}</strong>{' '}
        {breaksAt === null ? coreWords.lost : reportWords.ofBreakingPoint(lossText(breaksAt, per))}
      </p>
      <p className="soft">{costText(course.game, side)}</p>
    </div>
  );
};

type ReportFootProps = {
  readonly course: Course;
  readonly thrown: readonly DiceTotal[];
  readonly choices: GameChoices['choices'];
  readonly source: string;
};

/** By what it was played, what was thrown, and how much was entered: on paper one line each. */
const ReportFoot = ({ course, thrown, choices, source }: ReportFootProps) => {
  const { setup } = course.game;
  const names = sideNames(setup);
  const agreed = agreedLines(setup, choices);
  return (
    <section
      aria-label={reportWords.howPlayed}
      className="text-12 text-ink-2 border-rule-ink grid gap-1 border-t pt-2 print:gap-0 print:pt-[1mm]"
    >
      {agreed.length > 0 && (
        <p>
          <b className="text-ink font-semibold">{reportWords.agreed}</b>{' '}
          {agreed.map(({ key, text, cite }) => (
            <span key={key} className="mr-3 inline-block">
              {text} <CiteChip cite={cite} source={source} />
            </span>
          ))}
        </p>
      )}
      {thrown.length > 0 && (
        <p>
          <b className="text-ink font-semibold">{reportWords.dice}</b>{' '}
          {thrown.map((each) => reportWords.thrownText(each, names)).join(' ')}
        </p>
      )}
      <p>{reportWords.entered(course.entries.length)}</p>
    </section>
  );
};

type TurnsPartProps = {
  readonly turns: GameReport['turns'];
  readonly sides: readonly [SideSetup, SideSetup];
};

/** What happened, turn by turn; who wants to know what decided it has read that already. */
const TurnsPart = ({ turns, sides }: TurnsPartProps) => (
  <section aria-labelledby="report-course">
    <RuledTitle id="report-course" title={reportWords.course} apart>
      <small className="text-12 text-ink-3">{reportWords.without}</small>
    </RuledTitle>
    {turns.length === 0 && <p className="soft py-2">{coreWords.noEntries}</p>}
    <div
      className="laptop:columns-2 gap-x-8 pt-3 print:columns-3 print:gap-x-[5mm] print:pt-[1mm]"
      data-course
    >
      {turns.map(({ turn, phases }) => (
        <section key={turn} aria-labelledby={`report-turn-${turn}`} className="pb-3 print:pb-[1mm]">
          <h3 id={`report-turn-${turn}`} className="font-caslon text-16 break-after-avoid font-normal">
            {turnHead(turn)}
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

/** The result of a game, from its end: to read, and on one page of paper. */
export const ReportPaper = ({ game, course, report, thrown, system, link }: ReportPaperProps) => {
  const { setup } = course.game;
  const { per = 1, sides } = setup;
  const present = sidesOf(setup);
  const { source } = system;
  return (
    <Paper className="game-report max-tablet:px-4 grid max-w-[1080px] grid-cols-[minmax(0,1fr)] content-start gap-6 px-6 pt-4 pb-12 print:min-h-0 print:gap-[3mm] print:p-0">
      <ReportHead {...game} course={course} report={report} per={per} system={system} link={link} />
      <section aria-label={tableWords.lossesOfSides}>
        <div className="max-tablet:gap-4 grid auto-cols-fr grid-flow-col gap-8">
          {present.map((side) => (
            <SideLosses key={side} course={course} side={side} lost={report.losses[side]} per={per} />
          ))}
        </div>
        <LossCurve course={course} per={per} decidedIn={report.decided.map(({ point }) => point.turn)} />
      </section>
      {present.length > 1 && <DecidedPart report={report} course={course} per={per} source={source} />}
      <section aria-labelledby="report-losses">
        <RuledTitle id="report-losses" title={reportWords.lossesByFormation} apart>
          <small className="text-12 text-ink-3">crossed out: lost</small>
        </RuledTitle>
        <LossesPart game={course.game} losses={report.losses} per={per} />
      </section>
      <TurnsPart turns={report.turns} sides={sides} />
      <ReportFoot course={course} thrown={thrown} source={source} choices={system.choices} />
    </Paper>
  );
};
