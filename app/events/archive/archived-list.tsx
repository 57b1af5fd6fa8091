import { useQuery } from '@tanstack/react-query';
import { FindingStack } from '@/app/_components/army/finding-stack';
import { serverState } from '@/app/_components/server-state';
import * as common from '@/app/_components/words';
import * as factsWords from '@/app/events/_facts/words';
import { dayTime } from '../_facts/event-times';
import { placesIn } from '../_facts/list-verdict';
import { TermByTerm } from '../_facts/term-by-term';
import { EntryOrder } from '../[eventId]/desk/_components/entry/entry-order';
import { EntryPart } from '../[eventId]/desk/_components/entry/entry-part';
import { type ArchivedList, armyIn, passedIn, reportIn } from './archive-view';
import { archivedArmyQuery } from './archived-army';
import * as words from './words';

/** A list of an archive: what was found in it, what was let pass and ticked, and its order of battle. */
export const ArchivedListView = ({ list, zone }: { list: ArchivedList; zone: string }) => {
  const file = armyIn(list);
  const report = reportIn(list);
  const { data: army, isPending } = useQuery(archivedArmyQuery(list.hash, file), serverState());
  const passedKeys = new Set(
    list.overrulings.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ finding }) => finding),
  );
  const open = report?.findings.filter(({ key }) => !passedKeys.has(key)) ?? [];
  const source = army?.system.source ?? '';
  return (
    <>
      <EntryPart title={common.findings}>
        {report === null ? (
          <p className="text-ink-2 py-2">{words.reportUnreadable}</p>
        ) : (
          <FindingStack
            findings={open}
            placeName={placesIn(open)}
            source={source}
            rules={file?.system ?? ''}
            clear={passedKeys.size > 0 ? factsWords.noOtherFindings : common.everyCheckPassed}
          />
        )}
        {report !== null && report.more > 0 && (
          <p className="mute pt-1">{factsWords.moreNoneWorse(report.more)}</p>
        )}
      </EntryPart>
      {passedKeys.size > 0 && (
        <EntryPart title={factsWords.letPassByOrganisers}>
          <ul>
            {passedIn(list).map(({ title, reason, who }) => (
              <li key={`${title} ${reason}`} className="border-rule border-b py-2 wrap-anywhere">
                <b className="font-semibold">{title}.</b> {reason} <span className="text-ink-3">{who}</span>
              </li>
            ))}
          </ul>
        </EntryPart>
      )}
      {report !== null && report.standings.length > 0 && (
        <EntryPart title={factsWords.termByTerm}>
          <TermByTerm standings={report.standings} source={source} />
          <Ticks list={list} zone={zone} />
        </EntryPart>
      )}
      {army ? (
        <EntryOrder version={{ file: army.file, verdict: list.verdict }} {...army} />
      ) : (
        <EntryPart title={common.orderOfBattle}>
          <p className="text-ink-2 py-2" role="status">
            {isPending ? words.readingList : words.rulesNotKnown}
          </p>
        </EntryPart>
      )}
    </>
  );
};

/** Who has ticked which note of the terms by hand. */
const Ticks = ({ list, zone }: { list: ArchivedList; zone: string }) => {
  const notes = reportIn(list)?.standings.filter(({ state }) => state === 'tick') ?? [];
  if (notes.length === 0) return null;
  return (
    <ul aria-label={words.tickedByHand} className="pt-1">
      {notes.map(({ slot, text }) => {
        const tick = list.ticks.find(({ note }) => note === slot);
        return (
          <li key={slot} className="text-12 text-ink-2 py-0.5 wrap-anywhere">
            {text}:{' '}
            {tick === undefined
              ? words.notTicked
              : `${tick.kept ? words.isTicked : words.notFulfilled}, ${tick.who}, ${dayTime(tick.at, zone)}`}
          </li>
        );
      })}
    </ul>
  );
};
