import * as commonParts from '@/app/_components/part-words';
import { HashSigns } from '@/app/_components/ui/hash-signs';
import * as common from '@/app/_components/words';
import { listName } from '@/app/enter/_entry/my-list';
import { dayTime, exactTime } from '@/app/events/_facts/event-times';
import { Fact, Facts } from '@/app/events/_facts/facts';
import { VerdictMark } from '@/app/events/_facts/standing-mark';
import * as factsWords from '@/app/events/_facts/words';
import { FROZEN, standingText } from '@/lib/events/judge/counting';
import type { Receipt } from '@/lib/events/schema';
import { zoneName } from '@/lib/events/zone-names';
import { capital } from '@/lib/rules/core/army/words';
import { pointsText } from '@/lib/rules/core/price/points';
import * as words from '../../words';

/** What we received, when, and how it stands. */
export const ReceiptFacts = ({ receipt }: { receipt: Receipt }) => {
  const { shown, event, locked, acceptedAt, currentVersion } = receipt;
  const { list, verdict, overruled, number, sentAt, late, hash, frozen } = shown;
  return (
    <section aria-label={words.whatWeReceived}>
      <Facts>
        <Fact term={factsWords.state} {...(locked && { more: words.lockedByOrganisers })}>
          {capital(standingText({ ...receipt, locked: false }))}
        </Fact>
        <Fact term={common.list} more={`${list.nationLabel}, ${list.year}`}>
          {listName(list)}
        </Fact>
        {verdict.points !== null && <Fact term={common.points}>{pointsText(verdict.points)}</Fact>}
        <Fact term={commonParts.verdict} {...(frozen && { more: FROZEN })}>
          <VerdictMark verdict={verdict} overruled={overruled} />
        </Fact>
        <Fact term={commonParts.versionLegend}>{words.versionOfAll(number, currentVersion)}</Fact>
        <Fact
          term={factsWords.received}
          more={late ? factsWords.markedLateAfterClosing : zoneName(event.timeZone)}
        >
          {exactTime(sentAt, event.timeZone)}
        </Fact>
        {acceptedAt !== null && (
          <Fact term={factsWords.acceptedList}>{dayTime(acceptedAt, event.timeZone)}</Fact>
        )}
        <Fact term={factsWords.rulesProfile}>{verdict.profile.hash}</Fact>
      </Facts>
      <h2 className="text-ink-2 text-13 pt-3 font-sans">{words.hashOnSheet}</h2>
      <HashSigns hash={hash} />
    </section>
  );
};
