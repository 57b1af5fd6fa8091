import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FindingStack } from '@/app/_components/army/finding-stack';
import * as commonParts from '@/app/_components/part-words';
import { getQueryClient } from '@/app/_components/server-state';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Segments } from '@/app/_components/ui/segments';
import * as factsWords from '@/app/events/_facts/words';
import { standingText } from '@/lib/events/judge/counting';
import { isSystemId, loadSystem } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { capital } from '@/lib/rules/core/army/words';
import type { System } from '@/lib/rules/core/contract/system';
import { signsOf } from '@/lib/rules/core/sheet/sheet';
import type { Outline } from '@/lib/rules/core/tree/outline';
import { verdictWords } from '@/lib/rules/events/verdict-words';
import { dayTime, exactTime } from '../_facts/event-times';
import { Fact, Facts } from '../_facts/facts';
import { placesIn, TermByTerm } from '../_facts/list-verdict';
import { EntryOrder, EntryPart } from '../[eventId]/desk/_components/entry/entry-parts';
import { type ArchivedList, type ArchiveRow, armyIn, passedIn, reportIn } from './archive-view';

type SheetProps = { row: ArchiveRow | undefined; zone: string; onClose: () => void };

/** One entry of an archive over the page: each of its lists, and what was said of them. */
export const ArchivedEntrySheet = ({ row, zone, onClose }: SheetProps) => (
  <BottomSheet
    open={row !== undefined}
    onClose={onClose}
    title={row === undefined ? '' : `Entry ${row.replayedEntry.number}, ${row.replayedEntry.name}`}
    wide
  >
    {row !== undefined && <ArchivedEntryView key={row.replayedEntry.number} row={row} zone={zone} />}
  </BottomSheet>
);

const KINDS: Readonly<Record<string, string>> = {
  note: 'wrote',
  question: 'asked',
  answer: 'answered',
  return: 'returned the list',
  accept: 'accepted the list',
};

type ArchivedArmy = { readonly system: System; readonly file: ArmyFile; readonly outline: Outline };

/** The army of a file as the rules of today draw it; null where they do not read it. */
const readArchivedArmy = async (file: ArmyFile | null): Promise<ArchivedArmy | null> => {
  if (file === null || !isSystemId(file.system)) return null;
  const system = await loadSystem(file.system);
  const parsed = (await system.reader()).parse(file);
  return parsed.ok ? { system, file: parsed.value, outline: system.outline(parsed.value) } : null;
};

/** The same, read once for each list of an archive. */
const archivedArmyQuery = (hash: string, file: ArmyFile | null) =>
  queryOptions({
    queryKey: ['archived-army', hash, file],
    queryFn: () => readArchivedArmy(file),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A list of an archive: what was found in it, what was let pass and ticked, and its order of battle. */
const ArchivedListView = ({ list, zone }: { list: ArchivedList; zone: string }) => {
  const file = armyIn(list);
  const report = reportIn(list);
  const { data: army, isPending } = useQuery(archivedArmyQuery(list.hash, file), getQueryClient());
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
            clear={passedKeys.size > 0 ? 'No other findings.' : commonParts.everyCheckPassed}
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

const ArchivedEntryView = ({ row, zone }: { row: ArchiveRow; zone: string }) => {
  const { entry, list: counting } = row;
  const [number, setNumber] = useState(counting.number);
  const list = entry.versions.find((each) => each.number === number) ?? counting;
  const { acceptedAt, acceptedVersion, versions, messages } = entry;
  return (
    <div className="grid gap-3">
      {versions.length > 1 && (
        <Segments
          legend="Version"
          options={versions.map((each) => ({
            value: String(each.number),
            label: each.number === counting.number ? `${each.number}, counts` : String(each.number),
          }))}
          value={String(number)}
          onChange={(value) => setNumber(Number(value))}
        />
      )}
      <Facts>
        <Fact term="State">
          {capital(standingText(entry))}
          {acceptedAt !== null && `, version ${acceptedVersion} accepted ${dayTime(acceptedAt, zone)}`}
        </Fact>
        <Fact term="Received" more={list.late ? 'after closing: late' : ''}>
          {exactTime(list.sentAt, zone)}
        </Fact>
        <Fact term="Code">{list.code}</Fact>
        <Fact term="Hash">{signsOf(list.hash)}</Fact>
        <Fact term="Judged by" more={`data ${list.verdict.dataVersion}`}>
          {`terms ${list.verdict.termsVersion}, ${list.verdict.profile.text}`}
        </Fact>
        {list.earlier.map(({ verdict }) => (
          <Fact key={verdict.termsVersion} term={`Under terms ${verdict.termsVersion}`}>
            {verdictWords({ wanting: 0, ...verdict, overruled: 0 })}
          </Fact>
        ))}
      </Facts>
      <ArchivedListView list={list} zone={zone} />
      {messages.length > 0 && (
        <EntryPart title="Messages">
          <ol>
            {messages.map(({ number: at, who, kind, text, at: time, version }) => (
              <li key={at} className="border-rule border-b py-[7px]">
                <p className="text-12 text-ink-3">
                  <b className="text-ink font-[560]">{who}</b>{' '}
                  {`${KINDS[kind] ?? kind}, ${dayTime(time, zone)}, version ${version}`}
                </p>
                <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              </li>
            ))}
          </ol>
        </EntryPart>
      )}
    </div>
  );
};
