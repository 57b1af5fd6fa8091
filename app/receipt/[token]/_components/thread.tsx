import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { dayTime } from '@/app/events/_facts/event-times';
import type { EntryMessage, Receipt } from '@/lib/events/schema';
import { AnswerForm } from './answer-form';

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
              {from === 'player' && kind === 'answer' ? 'answer' : KINDS[kind]}, version {version},{' '}
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
