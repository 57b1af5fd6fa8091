import { LinkButton } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { PageTitle } from '@/app/_components/ui/paper';
import { QrCode } from '@/app/_components/ui/qr-code';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { Time } from '@/app/_components/ui/time';
import { gamePath } from '@/lib/pages';
import { citeLabel } from '@/lib/rules/core/contract/citation';
import type { Course } from '@/lib/rules/core/game/course';
import { sideNames } from '@/lib/rules/core/game/machine';
import { courseText } from '@/lib/rules/core/game/record';
import type { GameReport } from '@/lib/rules/core/game/report';
import { endLines, reportTitle, turnOfReport } from '@/lib/rules/core/game/report-lines';
import * as reportWords from '@/lib/rules/core/game/report-words';
import * as coreWords from '@/lib/rules/core/game/words';
import { ReportActs } from './report-acts';

/** What the players said of the end, and what the book says of the same losses. */
const HowItEnded = ({
  course,
  report,
  source,
}: {
  readonly course: Course;
  readonly report: GameReport;
  readonly source: string;
}) => (
  <dl className="max-handset:grid-cols-[minmax(0,1fr)] grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 print:grid-cols-[auto_minmax(0,1fr)]">
    {endLines(course.game.setup, report).map(({ term, text, cite }) => (
      <div key={term} className="contents">
        <dt className="text-ink-2">{term}</dt>
        <dd className="max-handset:pb-1">
          {text} {cite !== null && <CiteChip cite={cite} source={source} />}
        </dd>
      </div>
    ))}
  </dl>
);

type ReportHeadProps = {
  readonly id: string;
  readonly playedAt: string;
  readonly course: Course;
  readonly report: GameReport;
  readonly per: number;
  readonly system: { readonly name: string; readonly source: string };
  /** the full address of this page */
  readonly link: string;
};

/** What was played, who won and by what; on paper also its address. */
export const ReportHead = ({ id, playedAt, course, report, per, system, link }: ReportHeadProps) => {
  const { setup } = course.game;
  return (
    <header className="border-rule-ink grid gap-2 border-b pb-3 print:grid-cols-[minmax(0,1fr)_auto] print:gap-x-[5mm] print:gap-y-[1mm] print:pb-[1.5mm]">
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <LinkButton icon="back" href={gamePath(id)}>
          To the table
        </LinkButton>
        <ReportActs
          id={id}
          name={coreWords.titleText(setup)}
          texts={{
            plain: courseText(course, per, 'plain', report),
            bbcode: courseText(course, per, 'bbcode', report),
          }}
        />
      </div>
      <div className="grid content-start gap-2 print:gap-[1mm]">
        <p className="soft">
          {[coreWords.titleText(setup), system.name, reportWords.inTurn(turnOfReport(course))].join(', ')},{' '}
          last played <Time at={playedAt} inFull />
        </p>
        <PageTitle>{reportTitle(course.game)}</PageTitle>
        <HowItEnded course={course} report={report} source={system.source} />
      </div>
      <figure className="hidden justify-items-center gap-[0.5mm] print:grid">
        <QrCode text={link} className="size-[17mm]" />
        <figcaption className="soft text-center">{reportWords.thisReport}</figcaption>
      </figure>
    </header>
  );
};

type DecidedPartProps = {
  readonly report: GameReport;
  readonly course: Course;
  readonly per: number;
  /** the book that pages are of */
  readonly source: string;
};

const numbersOnCurve = 'numbers as on the curve';

/** The acts that made the difference, with the pages by which they did. */
export const DecidedPart = ({
  report: { decided },
  course: {
    game: { setup, ending },
  },
  per,
  source,
}: DecidedPartProps) => {
  const title = ending === null ? reportWords.decidedSoFar : coreWords.decidedHead;
  const [first] = decided;
  return (
    <section aria-labelledby="report-decided">
      <RuledTitle id="report-decided" title={title} apart>
        {first !== undefined && <small className="text-12 text-ink-3">{numbersOnCurve}</small>}
      </RuledTitle>
      {first === undefined ? (
        <p className="soft py-2">{reportWords.levelNow}</p>
      ) : (
        <table className="w-full">
          <caption className="vh">{title}</caption>
          <thead className="text-11 text-ink-3">
            <tr>
              <th scope="col" className="w-7 py-1 text-start font-normal">
                <span className="vh">{numbersOnCurve}</span>
              </th>
              <th scope="col" className="w-12 py-1 text-start font-normal">
                {reportWords.inWhichTurn}
              </th>
              <td />
              <th scope="col" className="py-1 text-end font-normal">
                {reportWords.whoLeads(sideNames(setup)[first.point.side])}
              </th>
            </tr>
          </thead>
          <tbody>
            {decided.map(({ point, text, cites }, index) => (
              <tr
                key={point.facts[0]}
                className="[&>*]:border-rule print:break-inside-avoid [&>*]:border-t [&>*]:py-1.5 [&>*]:align-top print:[&>*]:py-[0.8mm]"
              >
                <td className="font-caslon text-16">{index + 1}</td>
                <td className="tabular-nums">{point.turn}</td>
                <td className="pr-3 wrap-anywhere">
                  {text}
                  {cites.map((cite) => (
                    <span key={citeLabel(cite)}>
                      {' '}
                      <CiteChip cite={cite} source={source} />
                    </span>
                  ))}
                </td>
                <td className="text-end tabular-nums">
                  {reportWords.leadsBy(coreWords.lossText(point.lead, per))}{' '}
                  <b className="font-semibold">{coreWords.signedLossText(point.change, per)}</b>{' '}
                  {reportWords.forGood}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
