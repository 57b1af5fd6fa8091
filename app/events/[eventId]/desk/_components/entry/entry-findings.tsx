'use client';

import { useState } from 'react';
import { FindingStack } from '@/app/_components/army/finding-stack';
import * as commonParts from '@/app/_components/part-words';
import { TextButton } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Time } from '@/app/_components/ui/time';
import * as common from '@/app/_components/words';
import * as factsWords from '@/app/events/_facts/words';
import * as eventWords from '@/app/events/[eventId]/words';
import type { KeptFinding } from '@/lib/events/judge/contract';
import type { EntryDetail } from '@/lib/events/schema';
import { pathKey } from '@/lib/rules/core/army/path';
import type { PlaceName } from '@/lib/rules/core/check/place-names';
import { useDesk } from '../desk-context';
import { EntryPart } from './entry-part';
import { OverruleSheet } from './overrule-sheet';
import type { Acting } from './use-act';
import * as words from './words';

type EntryFindingsProps = { entry: EntryDetail; acting: Acting; placeName?: PlaceName };

/** Places as they were told when the list was judged. */
const toldPlaces = (findings: readonly KeptFinding[]): PlaceName => {
  const places = new Map(findings.map(({ at, place }) => [pathKey(at), place]));
  return (at) => places.get(pathKey(at));
};

/** What can be overruled: whatever speaks against the list. */
const overrulable = (finding: KeptFinding) =>
  finding.severity === 'info' ? finding : { ...finding, fix: { label: eventWords.letPass, ops: [] } };

/** What the stored verdict found; what an organiser has let pass stands apart, with the reason. */
export const EntryFindings = ({ entry, acting, placeName }: EntryFindingsProps) => {
  const { desk, system } = useDesk();
  const [target, setTarget] = useState<KeptFinding>();
  const { report, overrulings, number } = entry.shown;
  const passed = new Map(overrulings.map((each) => [each.finding, each]));
  const open = report.findings.filter(({ key }) => !passed.has(key));
  return (
    <EntryPart title={common.findings}>
      <FindingStack
        findings={open.map(overrulable)}
        placeName={placeName ?? toldPlaces(report.findings)}
        source={system.source}
        rules={system.id}
        clear={overrulings.length > 0 ? factsWords.noOtherFindings : commonParts.everyCheckPassed}
        onFix={(_, finding) => setTarget(open.find((each) => each === finding || sameAs(each, finding)))}
      />
      {report.more > 0 && <p className="mute pt-1">{factsWords.moreNoneWorse(report.more)}</p>}
      {overrulings.length > 0 && (
        <ul aria-label={eventWords.letPass} className="border-rule border-t">
          {overrulings.map(({ finding, reason, who, at }) => {
            const original = report.findings.find(({ key }) => key === finding);
            return (
              <li key={finding} className="border-rule grid gap-0.5 border-b py-[7px]">
                <p className="text-ink-2 wrap-anywhere">
                  <s>{original?.title ?? factsWords.aFinding}</s> {original?.message}{' '}
                  {original && <CiteChip cite={original.cite} source={system.source} />}
                </p>
                <p className="text-12 wrap-anywhere">
                  {words.letPassBy(who)} <Time at={at} zone={desk.event.timeZone} inSentence />: {reason}{' '}
                  <TextButton
                    className="inline-flex min-h-6 items-center pointer-coarse:min-h-11"
                    onClick={() => acting.act({ act: 'uphold', version: number, finding }, entry.revision)}
                  >
                    {words.letItCountAgain}
                  </TextButton>
                </p>
              </li>
            );
          })}
        </ul>
      )}
      <OverruleSheet entry={entry} acting={acting} finding={target} onClose={() => setTarget(undefined)} />
    </EntryPart>
  );
};

const sameAs = (a: KeptFinding, b: { readonly code: string; readonly at: KeptFinding['at'] }): boolean =>
  a.code === b.code && pathKey(a.at) === pathKey(b.at);
