import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { dayTime } from '@/app/events/_facts/event-times';
import type { EntryMessage, Receipt } from '@/lib/events/schema';
import * as words from '../../words';
import { AnswerForm } from './answer-form';

const KINDS: Record<EntryMessage['kind'], string> = {
  note: words.aNote,
  question: words.asksSomething,
  answer: words.answersIt,
  return: words.returnsList,
  accept: words.acceptsList,
};

/** What was said about an entry, in order, and the field to answer in. */
export const Thread = ({ token, receipt }: { token: string; receipt: Receipt }) => {
  const { messages, event, eventGone, revision, state } = receipt;
  return (
    <section aria-labelledby="thread">
      <RuledTitle id="thread" title={words.notesAndQuestions}>
        <span className="text-12 text-ink-3">{words.betweenYou}</span>
      </RuledTitle>
      {messages.length === 0 && <p className="text-ink-2 py-2.5">{words.noMessages}</p>}
      <ol>
        {messages.map(({ number, from, kind, text, who, at, version }) => (
          <li
            key={number}
            className={`border-rule border-b py-2.5 ${from === 'player' ? 'border-l-rule-firm border-l-3 pl-3.5' : ''}`}
          >
            <p className="text-12 text-ink-2">
              <b className="text-ink font-semibold wrap-anywhere">{from === 'player' ? words.you : who}</b>{' '}
              {words.fromVersion(from === 'player' && kind === 'answer' ? 'answer' : KINDS[kind], version)}{' '}
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
