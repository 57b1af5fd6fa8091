import * as commonParts from '@/app/_components/part-words';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { shortTime } from '@/app/events/_facts/event-times';
import { VerdictMark } from '@/app/events/_facts/standing-mark';
import * as factsWords from '@/app/events/_facts/words';
import type { Receipt } from '@/lib/events/schema';
import * as words from '../../words';

/** Every list that was sent, newest first; each has its own code. */
export const Versions = ({ receipt, path }: { receipt: Receipt; path: string }) => {
  const { versions, shown, event, acceptedVersion } = receipt;
  if (versions.length < 2) return null;
  return (
    <section aria-labelledby="versions">
      <RuledTitle id="versions" title={commonParts.versions}>
        <span className="text-12 text-ink-3">{words.allAreKept}</span>
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
              {commonParts.version(number)}
            </a>
            <span className="tabular-nums">{code}</span>
            <span className="text-ink-3">
              {shortTime(sentAt, event.timeZone)}
              {late && factsWords.lateWithin}
            </span>
            <span className="ml-auto flex flex-wrap gap-x-3">
              {number === acceptedVersion && <b className="font-semibold">{factsWords.acceptedWithin}</b>}
              <VerdictMark verdict={verdict} overruled={overruled} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
