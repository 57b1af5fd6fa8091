import * as common from '@/app/_components/words';
import { dayOf, dayTime } from '@/app/events/_facts/event-times';
import { Fact, Facts } from '@/app/events/_facts/facts';
import { VerdictMark } from '@/app/events/_facts/standing-mark';
import * as factsWords from '@/app/events/_facts/words';
import { FROZEN } from '@/lib/events/judge/counting';
import { pointsText } from '@/lib/rules/core/price/points';
import { pointsLimit } from '@/lib/rules/events/points-limit';
import * as words from '../../words';
import type { ShownCode } from './code-words';

/** The stored verdict and today's side by side, and by what each was given. */
export const VerdictFacts = ({ shown }: { shown: ShownCode }) => {
  const { version, today, accepted, event } = shown;
  const { verdict, overruled, list, sentAt, late, frozen } = version;
  const { timeZone } = event;
  const limit = pointsLimit(version.report.standings);
  const own = list.budget === null ? null : pointsText(list.budget);
  const of = limit === undefined ? own : limit.allowed;
  const lead = version.report.findings.find(({ severity }) => severity !== 'info');
  return (
    <Facts>
      <Fact term={words.storedOn(dayOf(verdict.judgedAt, timeZone))} {...(lead && { more: lead.title })}>
        <VerdictMark verdict={verdict} overruled={overruled} />
      </Fact>
      <Fact
        term={common.byTodaysData}
        more={
          today !== null && today.verdict.dataVersion !== verdict.dataVersion
            ? words.dataWas(today.verdict.dataVersion, verdict.dataVersion)
            : factsWords.dataOfVersion(verdict.dataVersion)
        }
      >
        {today === null ? (
          words.canNotBeRead
        ) : today.same ? (
          words.theSame
        ) : (
          <>
            <VerdictMark verdict={today.verdict} />
            {today.verdict.points !== null && ` ${pointsText(today.verdict.points)}`}
          </>
        )}
      </Fact>
      {verdict.points !== null && (
        <Fact term={common.points} {...(of !== null && { more: words.ofThem(of) })}>
          {pointsText(verdict.points)}
        </Fact>
      )}
      {list.breakingPoint !== null && <Fact term={words.breakingPoint}>{list.breakingPoint}</Fact>}
      <Fact term={factsWords.received} {...(late && { more: factsWords.markedLateAfterClosing })}>
        {dayTime(sentAt, timeZone)}
      </Fact>
      {accepted !== null && accepted.version === version.number && (
        <Fact term={factsWords.acceptedList} more={words.byOrganiser}>
          {dayTime(accepted.at, timeZone)}
        </Fact>
      )}
      <Fact term={factsWords.rulesProfile} {...(frozen && { more: FROZEN })}>
        {verdict.profile.hash}
      </Fact>
    </Facts>
  );
};
