import type { ReactNode } from 'react';
import { diffPart } from '@/app/_components/army/diff-part';
import { DiffTable } from '@/app/_components/army/diff-table';
import { OrderOfBattle } from '@/app/_components/army/order-of-battle';
import { orderPart } from '@/app/_components/army/order-part';
import { HashSigns } from '@/app/_components/ui/hash-signs';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { dayOf, dayTime } from '@/app/events/_facts/event-times';
import { Fact, Facts, Overrulings } from '@/app/events/_facts/facts';
import { VerdictMark } from '@/app/events/_facts/standing-mark';
import { systemOf } from '@/app/events/_facts/terms-told';
import * as factsWords from '@/app/events/_facts/words';
import { FROZEN } from '@/lib/events/judge/counting';
import { factsFor } from '@/lib/history/regiments';
import { verifyPath } from '@/lib/pages';
import { pointsText } from '@/lib/rules/core/price/points';
import { signsOf } from '@/lib/rules/core/sheet/sheet';
import { pointsLimit } from '@/lib/rules/events/points-limit';
import { nextTurn } from '@/lib/turn';
import type { ShownCode } from './code-words';

type ShownListProps = { shownCode: ShownCode; receipt: string | null; rows: number; lines: number };

const SECTION = 'px-4 pt-4';

const Titled = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={SECTION} aria-labelledby={id}>
    <RuledTitle id={id} title={title}>
      {null}
    </RuledTitle>
    {children}
  </section>
);

/** The stored verdict and today's side by side, and by what each was given. */
const VerdictFacts = ({ shownCode }: { shownCode: ShownCode }) => {
  const { version, today, accepted, event } = shownCode;
  const { verdict, overruled, list, sentAt, late, frozen } = version;
  const { timeZone } = event;
  const limit = pointsLimit(version.report.standings);
  const own = list.budget === null ? null : pointsText(list.budget);
  const of = limit === undefined ? own : limit.allowed;
  const lead = version.report.findings.find(({ severity }) => severity !== 'info');
  return (
    <Facts>
      <Fact term={`Stored ${dayOf(verdict.judgedAt, timeZone)}`} {...(lead && { more: lead.title })}>
        <VerdictMark verdict={verdict} overruled={overruled} />
      </Fact>
      <Fact
        term="By today’s data"
        more={
          today !== null && today.verdict.dataVersion !== verdict.dataVersion
            ? `data ${today.verdict.dataVersion}, was ${verdict.dataVersion}`
            : `data ${verdict.dataVersion}`
        }
      >
        {today === null ? (
          'can no longer be read'
        ) : today.same ? (
          'the same'
        ) : (
          <>
            <VerdictMark verdict={today.verdict} />
            {today.verdict.points !== null && ` ${pointsText(today.verdict.points)}`}
          </>
        )}
      </Fact>
      {verdict.points !== null && (
        <Fact term="Points" {...(of !== null && { more: `of ${of}` })}>
          {pointsText(verdict.points)}
        </Fact>
      )}
      {list.breakingPoint !== null && <Fact term="Breaking point">{list.breakingPoint}</Fact>}
      <Fact term="Received" {...(late && { more: factsWords.markedLateAfterClosing })}>
        {dayTime(sentAt, timeZone)}
      </Fact>
      {accepted !== null && accepted.version === version.number && (
        <Fact term="Accepted" more="by an organiser">
          {dayTime(accepted.at, timeZone)}
        </Fact>
      )}
      <Fact term="Terms">{`Terms ${verdict.termsVersion}`}</Fact>
      <Fact term="Rules profile" {...(frozen && { more: FROZEN })}>
        {verdict.profile.hash}
      </Fact>
    </Facts>
  );
};

/**
 * A list as it was entered, for a reader who may see it: its hash, its verdict, its difference from the accepted one,
 * its units.
 */
export const ShownList = async ({ shownCode, receipt, rows, lines }: ShownListProps) => {
  const { version, accepted, change, code } = shownCode;
  const system = await systemOf(shownCode.system);
  await nextTurn();
  const { costing } = system.assess(version.file, await factsFor(system, version.file));
  const outline = system.outline(version.file);
  const own = receipt === null ? {} : { receipt };
  const at = (query: Record<string, string>) =>
    `${verifyPath(code)}?${new URLSearchParams({ ...own, ...query })}`;
  const isOther = change !== null && accepted !== null;
  return (
    <>
      <Titled id="hash" title={isOther ? 'Hash' : 'Compare with the sheet'}>
        <HashSigns hash={version.hash} against={isOther ? accepted.hash : undefined} />
        <p className="text-14 text-ink-2 pt-2">
          {isOther
            ? `The hash of the accepted list is ${signsOf(accepted.hash)}.`
            : 'The sheet has the same 16 characters at its foot. If they differ, someone changed the sheet.'}
        </p>
      </Titled>
      {isOther && (
        <Titled id="changed" title={factsWords.whatChanged(version.number, accepted.version)}>
          <div className="text-14 pt-2">
            <DiffTable
              diff={diffPart(change, lines)}
              pointScale={system.pointScale}
              formations={system.terms.formations}
              href={(part) => `${at({ lines: String(part) })}#changed`}
            />
            <p className="pt-3">
              <a
                className="touch:min-h-11 touch:content-center inline-block min-h-6"
                href={`${verifyPath(accepted.code)}${receipt === null ? '' : `?${new URLSearchParams({ receipt })}`}`}
              >
                {`Open version ${accepted.version}, ${accepted.code}`}
              </a>
            </p>
          </div>
        </Titled>
      )}
      <Titled id="verdict" title="Verdict">
        <VerdictFacts shownCode={shownCode} />
      </Titled>
      <div className="text-14 px-4 pt-4 empty:hidden">
        <Overrulings version={version} />
      </div>
      <OrderOfBattle
        className="text-14 px-4 pt-5"
        title="The list as entered"
        order={orderPart(outline, costing, rows)}
        detail={`version ${version.number}`}
        pointScale={system.pointScale}
        source={system.source}
        anchor="list"
        href={(part) => at({ rows: String(part) })}
      />
    </>
  );
};
