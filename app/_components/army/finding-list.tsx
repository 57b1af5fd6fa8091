import type { ReactNode } from 'react';
import { rulesPath } from '@/lib/pages';
import { type Path, pathKey } from '@/lib/rules/core/army/path';
import { type Fix, SEVERITY_WORDS } from '@/lib/rules/core/check/finding';
import type { PlaceName } from '@/lib/rules/core/check/place-names';
import { TextButton } from '../ui/button';
import { CiteChip } from '../ui/cite-chip';
import { Passed, SeverityMark } from '../ui/severity-mark';
import {
  type FindingGroup,
  type FindingView,
  groupFindings,
  partOfGroups,
  partsByTone,
  placesOf,
} from './finding-groups';

type FindingListProps<F extends FindingView> = {
  findings: readonly F[];
  /** names the places of the army; those without a name are not linked */
  placeName: PlaceName;
  /** goes to the place; without it places are plain text */
  onJump?: (at: Path) => void;
  /** applies the change that settles a finding; without it fixes are not offered */
  onFix?: (fix: Fix, finding: F) => void;
  /** name of the book, for the tooltip of a page chip */
  source?: string;
  /** id of the rule system, whose page of rules explains each check */
  rules?: string;
  /** says where a finding comes from, in the place of its page; undefined for those that have one */
  chip?: (finding: F) => ReactNode;
  /** of a long list, in the order shown: the first to show, counted from 0, and how many */
  only?: { readonly from: number; readonly most: number };
  /** said instead of the list when nothing was found */
  clear?: ReactNode;
  /** in a pane of the builder: smaller letters, and room for thumbs on a phone */
  pane?: boolean;
};

/**
 * Every finding of every system: shape and word, title, sentence, page, places to go to, and the fix if there is one.
 */
export const FindingList = <F extends FindingView>({
  findings,
  clear = 'No findings.',
  only,
  ...rest
}: FindingListProps<F>) => {
  if (findings.length === 0) return <Passed>{clear}</Passed>;
  const groups = groupFindings(findings);
  const visible = only === undefined ? groups : partOfGroups(groups, only.from, only.most);
  return partsByTone(visible).map((part, index) =>
    part[0].tone === 'wanting' ? (
      // an army in the making: nothing is wrong with it, more is to come
      <section key={part[0].key} className="border-rule border-t" aria-label="Still needed">
        <p className="text-12 text-ink-2 pt-[9px] pb-px font-semibold" aria-hidden="true">
          {' '}
          Still needed
        </p>
        <Groups groups={part} {...rest} />
      </section>
    ) : (
      <Groups
        key={part[0].key}
        groups={part}
        {...rest}
        {...(index > 0 && { className: 'border-rule border-t' })}
      />
    ),
  );
};

type GroupsProps<F extends FindingView> = Omit<FindingListProps<F>, 'findings' | 'clear' | 'only'> & {
  groups: readonly FindingGroup<F>[];
  className?: string;
};

/** What a list in a pane of the builder adds. */
const PANE = {
  list: 'text-[0.78125rem] leading-[1.36] phone:text-[0.9375rem] phone:leading-[1.4]',
  line: 'phone:gap-x-2.5 phone:gap-y-1 phone:py-3',
  who: 'phone:gap-x-4 phone:gap-y-1 phone:text-14',
};
const NO_PANE: typeof PANE = { list: '', line: '', who: '' };

/** An error has a coloured background, which runs to the edges of a full-width list. */
const ERROR =
  'bg-error-wash mx-[calc(-1*var(--find-bleed,0px))] px-[var(--find-bleed,9px)] [--on-sev:var(--error-wash)]';

const Groups = <F extends FindingView>({ groups, className = '', ...rest }: GroupsProps<F>) => (
  <ul className={`${(rest.pane ? PANE : NO_PANE).list} ${className}`}>
    {groups.map((group) => (
      <li
        key={group.key}
        className={`border-rule grid grid-cols-[15px_minmax(0,1fr)_auto] items-start gap-x-[9px] gap-y-0.5 border-t py-[7px] first:border-t-0 ${(rest.pane ? PANE : NO_PANE).line} ${group.tone === 'error' ? ERROR : ''}`}
      >
        <SeverityMark severity={group.tone} className="mt-0.5" />
        <Sentence group={group} />
        {rest.chip?.(group.findings[0]) ?? (
          <CiteChip
            cite={group.findings[0].cite}
            {...(rest.source !== undefined && { source: rest.source })}
            {...(rest.rules !== undefined &&
              isOfTheRules(group) && { href: rulesPath(rest.rules, group.findings[0].code) })}
          />
        )}
        {group.message === null ? <Each group={group} {...rest} /> : <Together group={group} {...rest} />}
      </li>
    ))}
  </ul>
);

/** A rule of an event pack has no page in our rules. */
const isOfTheRules = ({ findings: [{ code }] }: FindingGroup): boolean => !code.startsWith('terms-');

const Sentence = ({ group: { tone, findings, count, message } }: { group: FindingGroup }) => {
  const [{ title, origin, code }] = findings;
  const head = title ?? (message === null ? `${count} ${SEVERITY_WORDS[tone].many}` : undefined);
  return (
    <p data-code={code} className="wrap-anywhere">
      {head !== undefined && (
        <b className="font-semibold">
          {head}
          {message === null ? '' : '.'}
        </b>
      )}
      {message !== null && ` ${message}`}
      {origin !== undefined && origin.kind !== 'core' && <span className="mute"> {origin.name}</span>}
    </p>
  );
};

type PlacesProps<F extends FindingView> = Omit<FindingListProps<F>, 'findings' | 'clear' | 'only'> & {
  group: FindingGroup<F>;
};

type WhoProps = { children: ReactNode; pane: boolean | undefined; className: string };

/** Where it is found and what settles it, under the sentence. */
const Who = ({ children, pane = false, className }: WhoProps) => (
  <ul
    className={`text-12 text-ink-2 col-start-2 col-end-4 items-baseline gap-x-3 gap-y-0.5 ${(pane ? PANE : NO_PANE).who} ${className}`}
  >
    {children}
  </ul>
);

const LINE = 'flex flex-wrap items-baseline gap-x-2 gap-y-0.5 wrap-anywhere';
/** Rows of them stand close to each other, and each is a target of 24 px, of 44 under a finger. */
const LINK = 'inline-flex min-h-6 items-center touch:min-h-11 touch:min-w-11';

/** All findings say the same: their places in a row, each fix once. */
const Together = <F extends FindingView>({ group, placeName, onJump, onFix, pane }: PlacesProps<F>) => {
  const places = placesOf(group.findings).filter((at) => placeName(at) !== undefined);
  const fixes = group.findings.filter(({ fix }) => fix !== undefined);
  const advices = [...new Set(group.findings.flatMap(({ advice }) => advice ?? []))];
  if (places.length + advices.length === 0 && (fixes.length === 0 || !onFix)) return null;
  return (
    <Who pane={pane} className="flex flex-wrap">
      {advices.map((advice) => (
        <li key={advice} className="basis-full wrap-anywhere">
          {advice}
        </li>
      ))}
      {places.map((at) => (
        <li key={pathKey(at)} className={LINE}>
          <Place at={at} placeName={placeName} {...(onJump && { onJump })} />
        </li>
      ))}
      {onFix &&
        fixes.map((finding) => (
          <li key={`fix-${pathKey(finding.at)}`} className={LINE}>
            <FixButton
              finding={finding}
              onFix={onFix}
              place={fixes.length > 1 ? placeName(finding.at) : undefined}
            />
          </li>
        ))}
    </Who>
  );
};

/** Each finding says something else: one line for each. */
const Each = <F extends FindingView>({ group, placeName, onJump, onFix, pane }: PlacesProps<F>) => (
  <Who pane={pane} className="grid">
    {group.findings.map((finding) => (
      <li key={`${pathKey(finding.at)} ${finding.message}`} className={LINE}>
        <span>
          {finding.message} {finding.advice}
        </span>
        {placesOf([finding]).map((at) => (
          <Place key={pathKey(at)} at={at} placeName={placeName} {...(onJump && { onJump })} />
        ))}
        {onFix && finding.fix && <FixButton finding={finding} onFix={onFix} place={placeName(finding.at)} />}
      </li>
    ))}
  </Who>
);

type PlaceProps = { at: Path; placeName: PlaceName; onJump?: (at: Path) => void };

const Place = ({ at, placeName, onJump }: PlaceProps) => {
  const name = placeName(at);
  if (name === undefined) return null;
  if (onJump === undefined) return <span>{name}</span>;
  return (
    <TextButton className={`${LINK} font-normal`} onClick={() => onJump(at)}>
      {name}
    </TextButton>
  );
};

type FixProps<F extends FindingView> = {
  finding: F;
  onFix: (fix: Fix, finding: F) => void;
  /** names what is fixed, where several buttons would sound alike */
  place: string | undefined;
};

const FixButton = <F extends FindingView>({ finding, onFix, place }: FixProps<F>) => {
  const { fix } = finding;
  if (fix === undefined) return null;
  return (
    <TextButton className={`${LINK} text-ink font-semibold`} onClick={() => onFix(fix, finding)}>
      {fix.label}
      {place !== undefined && <span className="vh">: {place}</span>}
    </TextButton>
  );
};
