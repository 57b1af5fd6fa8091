'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FindingStack } from '@/app/_components/army/finding-stack';
import * as commonParts from '@/app/_components/part-words';
import { Button, TextButton } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { TextField } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { Time } from '@/app/_components/ui/time';
import { laterEventResolver, preloadEventResolvers } from '@/app/events/_event-form/lazy-resolvers';
import { VersionCounts } from '@/app/events/_facts/version-counts';
import * as factsWords from '@/app/events/_facts/words';
import type { KeptFinding, Verdict } from '@/lib/events/judge/verdict-answers';
import { TEXTS } from '@/lib/events/limits';
import type { EntryDetail } from '@/lib/events/schema';
import { grouped } from '@/lib/rules/core/army/number';
import { pathKey } from '@/lib/rules/core/army/path';
import type { PlaceName } from '@/lib/rules/core/check/place-names';
import { useDesk } from '../desk-context';
import type { Acting } from './acting';
import { EntryPart } from './entry-parts';

type EntryFindingsProps = { entry: EntryDetail; acting: Acting; placeName?: PlaceName };

/** Places in the words of the time when the list was judged. */
const toldPlaces = (findings: readonly KeptFinding[]): PlaceName => {
  const places = new Map(findings.map(({ at, place }) => [pathKey(at), place]));
  return (at) => places.get(pathKey(at));
};

/** What can be overruled: whatever speaks against the list. */
const overrulable = (finding: KeptFinding) =>
  finding.severity === 'info' ? finding : { ...finding, fix: { label: 'Let pass', ops: [] } };

type OverruleProps = {
  entry: EntryDetail;
  acting: Acting;
  finding: KeptFinding | undefined;
  onClose: () => void;
};

/** Asks why a finding is let pass; without a reason none is. */
const OverruleSheet = ({ finding, onClose, ...rest }: OverruleProps) => (
  <BottomSheet open={finding !== undefined} onClose={onClose} title="Let a finding pass">
    {finding && <OverruleForm finding={finding} onClose={onClose} {...rest} />}
  </BottomSheet>
);

const resolver = laterEventResolver(({ overrule }) => overrule);

const OverruleForm = ({ entry, acting, finding, onClose }: OverruleProps & { finding: KeptFinding }) => {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { reason: '' },
    resolver,
  });
  const overrule = ({ reason }: { reason: string }) =>
    acting.act(
      { act: 'overrule', version: entry.shown.number, finding: finding.key, reason },
      entry.revision,
      onClose,
    );
  return (
    <form className="grid gap-3" noValidate onSubmit={handleSubmit(overrule)} onFocus={preloadEventResolvers}>
      <p className="wrap-anywhere">
        <b className="font-semibold">{finding.title}.</b> {finding.message} <CiteChip cite={finding.cite} />
      </p>
      <TextField
        label="Reason"
        hint="The player sees it. It is printed on the sheet and kept in the audit trail."
        rows={3}
        maxLength={TEXTS.reason}
        data-autofocus
        required
        error={formState.errors.reason?.message ?? formState.errors.root?.message ?? acting.fault}
        {...register('reason')}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="main" aria-disabled={acting.pending}>
          Let pass
        </Button>
      </div>
    </form>
  );
};

/** The findings of the stored verdict; those that are let pass are apart, with the reason. */
export const EntryFindings = ({ entry, acting, placeName }: EntryFindingsProps) => {
  const { desk, system } = useDesk();
  const [target, setTarget] = useState<KeptFinding>();
  const { report, overrulings, number } = entry.shown;
  const passed = new Map(overrulings.map((each) => [each.finding, each]));
  const open = report.findings.filter(({ key }) => !passed.has(key));
  return (
    <EntryPart title="Findings">
      <FindingStack
        findings={open.map(overrulable)}
        placeName={placeName ?? toldPlaces(report.findings)}
        source={system.source}
        rules={system.id}
        clear={overrulings.length > 0 ? 'No other findings.' : commonParts.everyCheckPassed}
        onFix={(_, finding) => setTarget(open.find((each) => each === finding || sameAs(each, finding)))}
      />
      {report.more > 0 && <p className="mute pt-1">{factsWords.moreNoneWorse(report.more)}</p>}
      {overrulings.length > 0 && (
        <ul aria-label="Let pass" className="border-rule border-t">
          {overrulings.map(({ finding, reason, who, at }) => {
            const original = report.findings.find(({ key }) => key === finding);
            return (
              <li key={finding} className="border-rule grid gap-0.5 border-b py-[7px]">
                <p className="text-ink-2 wrap-anywhere">
                  <s>{original?.title ?? 'A finding'}</s> {original?.message}{' '}
                  {original && <CiteChip cite={original.cite} source={system.source} />}
                </p>
                <p className="text-12 wrap-anywhere">
                  {`Let pass by ${who},`} <Time at={at} zone={desk.event.timeZone} inSentence />: {reason}{' '}
                  <TextButton
                    className="inline-flex min-h-6 items-center pointer-coarse:min-h-11"
                    onClick={() => acting.act({ act: 'uphold', version: number, finding }, entry.revision)}
                  >
                    Let it count again
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

const pointsText = ({ points }: Verdict): string =>
  points === null ? 'no points' : `${grouped(points)} points`;

const Told = ({ term, verdict }: { term: string; verdict: Verdict }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
    <dt className="text-ink-2">{term}</dt>
    <dd className="flex items-center gap-2">
      <VersionCounts version={{ verdict, overruled: 0 }} />
      {pointsText(verdict)}
    </dd>
  </div>
);

/** The stored verdict beside what rules and data of today make of the list, where the two differ. */
export const EntryToday = ({ entry }: { entry: EntryDetail }) => {
  const { shown, today } = entry;
  const { verdict, earlier } = shown;
  if (today === null) {
    return (
      <Notice severity="warning" className="mt-2">
        Today’s rules and data can no longer read this list. The stored verdict counts.
      </Notice>
    );
  }
  if (today.same && earlier.length === 0) return null;
  return (
    <dl className="border-info bg-info-wash mt-2 grid gap-1 border-l-3 px-3 py-2" aria-label="Verdicts">
      {earlier.map((each) => (
        <Told key={each.termsVersion} term={`Under terms ${each.termsVersion}`} verdict={each} />
      ))}
      <Told term={`Stored, terms ${verdict.termsVersion}`} verdict={verdict} />
      {!today.same && <Told term="By today’s rules and data" verdict={today.verdict} />}
    </dl>
  );
};
