import { useQuery } from '@tanstack/react-query';
import { FindingStack } from '@/app/_components/army/finding-stack';
import { serverState } from '@/app/_components/server-state';
import { dayTime } from '../_facts/event-times';
import { placesIn } from '../_facts/list-verdict';
import { TermByTerm } from '../_facts/term-by-term';
import { EntryOrder } from '../[eventId]/desk/_components/entry/entry-order';
import { EntryPart } from '../[eventId]/desk/_components/entry/entry-part';
import { type ArchivedList, armyIn, passedIn, reportIn } from './archive-view';
import { archivedArmyQuery } from './archived-army';

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
      <EntryPart title="Findings">
        {report === null ? (
          <p className="text-ink-2 py-2">The report of this list cannot be read: it was changed.</p>
        ) : (
          <FindingStack
            findings={open}
            placeName={placesIn(open)}
            source={source}
            rules={file?.system ?? ''}
            clear={passedKeys.size > 0 ? 'No other findings.' : 'No findings: every check passed.'}
          />
        )}
        {report !== null && report.more > 0 && (
          <p className="mute pt-1">{report.more} more, none more serious.</p>
        )}
      </EntryPart>
      {passedKeys.size > 0 && (
        <EntryPart title="Let pass by the organisers">
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
        <EntryPart title="Term by term">
          <TermByTerm standings={report.standings} source={source} />
          <Ticks list={list} zone={zone} />
        </EntryPart>
      )}
      {army ? (
        <EntryOrder version={{ file: army.file, verdict: list.verdict }} {...army} />
      ) : (
        <EntryPart title="Order of battle">
          <p className="text-ink-2 py-2" role="status">
            {isPending
              ? 'Reading the list.'
              : 'This Muster cannot read the list: it does not know its rules.'}
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
    <ul aria-label="Ticked by hand" className="pt-1">
      {notes.map(({ slot, text }) => {
        const tick = list.ticks.find(({ note }) => note === slot);
        return (
          <li key={slot} className="text-12 text-ink-2 py-0.5 wrap-anywhere">
            {text}:{' '}
            {tick === undefined
              ? 'not ticked'
              : `${tick.kept ? 'ticked' : 'not kept'}, ${tick.who}, ${dayTime(tick.at, zone)}`}
          </li>
        );
      })}
    </ul>
  );
};
