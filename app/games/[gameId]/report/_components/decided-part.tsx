import { CiteChip } from '@/app/_components/ui/cite-chip';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { citeLabel } from '@/lib/rules/core/contract/citation';
import type { Course } from '@/lib/rules/core/game/course';
import { sideNames } from '@/lib/rules/core/game/machine';
import type { GameReport } from '@/lib/rules/core/game/report';
import * as reportWords from '@/lib/rules/core/game/report-words';
import * as coreWords from '@/lib/rules/core/game/words';
import * as words from './words';

type DecidedPartProps = {
  readonly report: GameReport;
  readonly course: Course;
  readonly per: number;
  /** the book that pages are of */
  readonly source: string;
};

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
        {first !== undefined && <small className="text-12 text-ink-3">{words.numbersOnCurve}</small>}
      </RuledTitle>
      {first === undefined ? (
        <p className="soft py-2">{reportWords.levelNow}</p>
      ) : (
        <table className="w-full">
          <caption className="vh">{title}</caption>
          <thead className="text-11 text-ink-3">
            <tr>
              <th scope="col" className="w-7 py-1 text-start font-normal">
                <span className="vh">{words.numbersOnCurve}</span>
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
