import { HashSigns } from '@/app/_components/ui/hash-signs';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { listName } from '@/app/enter/_entry/my-list';
import { dayTime, exactTime, shortTime } from '@/app/events/_facts/event-times';
import { Fact, Facts } from '@/app/events/_facts/facts';
import { VerdictMark } from '@/app/events/_facts/standing-mark';
import * as factsWords from '@/app/events/_facts/words';
import { FROZEN, standingText } from '@/lib/events/judge/counting';
import type { EntryMessage, Receipt } from '@/lib/events/schema';
import { zoneName } from '@/lib/events/zone-names';
import { capital } from '@/lib/rules/core/army/words';
import { pointsText } from '@/lib/rules/core/price/points';
import { AnswerForm } from './receipt-acts';

/** What we received, when, and its state. */
export const ReceiptFacts = ({ receipt }: { receipt: Receipt }) => {
  const { shown, event, locked, acceptedAt, currentVersion } = receipt;
  const { list, verdict, overruled, number, sentAt, late, hash, frozen } = shown;
  return (
    <section aria-label="What we received">
      <Facts>
        <Fact term="State" {...(locked && { more: 'locked by the organisers' })}>
          {capital(standingText({ ...receipt, locked: false }))}
        </Fact>
        <Fact term="List" more={`${list.nationLabel}, ${list.year}`}>
          {listName(list)}
        </Fact>
        {verdict.points !== null && <Fact term="Points">{pointsText(verdict.points)}</Fact>}
        <Fact term="Verdict" {...(frozen && { more: FROZEN })}>
          <VerdictMark verdict={verdict} overruled={overruled} />
        </Fact>
        <Fact term="Version">{`${number} of ${currentVersion}`}</Fact>
        <Fact term="Received" more={late ? factsWords.markedLateAfterClosing : zoneName(event.timeZone)}>
          {exactTime(sentAt, event.timeZone)}
        </Fact>
        {acceptedAt !== null && <Fact term="Accepted">{dayTime(acceptedAt, event.timeZone)}</Fact>}
        <Fact term="Terms">{`Terms ${verdict.termsVersion}`}</Fact>
        <Fact term="Rules profile">{verdict.profile.hash}</Fact>
      </Facts>
      <h2 className="text-ink-2 text-13 pt-3 font-sans">Hash, as on the sheet</h2>
      <HashSigns hash={hash} />
    </section>
  );
};

/** Every list that was sent, newest first; each has its own code. */
export const Versions = ({ receipt, path }: { receipt: Receipt; path: string }) => {
  const { versions, shown, event, acceptedVersion } = receipt;
  if (versions.length < 2) return null;
  return (
    <section aria-labelledby="versions">
      <RuledTitle id="versions" title="Versions">
        <span className="text-12 text-ink-3">all are kept</span>
      </RuledTitle>
      <ol>
        {versions.map(({ number, code, sentAt, verdict, overruled, late }) => (
          <li
            key={number}
            className={`border-rule flex min-h-11 flex-wrap items-center gap-x-4 gap-y-0.5 border-b py-1.5 ${number === shown.number ? 'bg-select -mx-2.5 px-2.5' : ''}`}
          >
            <a
              className="touch:min-h-11 touch:content-center inline-block min-h-6 font-[560]"
              href={`${path}?version=${number}`}
              {...(number === shown.number && { 'aria-current': true })}
            >
              {`Version ${number}`}
            </a>
            <span className="tabular-nums">{code}</span>
            <span className="text-ink-3">
              {shortTime(sentAt, event.timeZone)}
              {late && ', late'}
            </span>
            <span className="ml-auto flex flex-wrap gap-x-3">
              {number === acceptedVersion && <b className="font-semibold">accepted</b>}
              <VerdictMark verdict={verdict} overruled={overruled} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const KINDS: Record<EntryMessage['kind'], string> = {
  note: 'a note',
  question: 'asks',
  answer: 'answers',
  return: 'returns the list',
  accept: 'accepts the list',
};

/** What was said about an entry, in order, and the field to answer in. */
export const Thread = ({ token, receipt }: { token: string; receipt: Receipt }) => {
  const { messages, event, eventGone, revision, state } = receipt;
  return (
    <section aria-labelledby="thread">
      <RuledTitle id="thread" title="Notes and questions">
        <span className="text-12 text-ink-3">between you and the organisers</span>
      </RuledTitle>
      {messages.length === 0 && <p className="text-ink-2 py-2.5">No messages yet.</p>}
      <ol>
        {messages.map(({ number, from, kind, text, who, at, version }) => (
          <li
            key={number}
            className={`border-rule border-b py-2.5 ${from === 'player' ? 'border-l-rule-firm border-l-3 pl-3.5' : ''}`}
          >
            <p className="text-12 text-ink-2">
              <b className="text-ink font-semibold wrap-anywhere">{from === 'player' ? 'You' : who}</b>{' '}
              {`${from === 'player' && kind === 'answer' ? 'answer' : KINDS[kind]}, version ${version},`}{' '}
              <time dateTime={at}>{dayTime(at, event.timeZone)}</time>
            </p>
            {text !== '' && <p className="text-14 pt-0.5 wrap-anywhere whitespace-pre-line">{text}</p>}
          </li>
        ))}
      </ol>
      {!eventGone && <AnswerForm token={token} revision={revision} isAsked={state === 'asked'} />}
    </section>
  );
};
