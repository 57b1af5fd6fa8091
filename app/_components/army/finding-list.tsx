import type { ReactNode } from 'react';
import type { Fix } from '@/lib/rules/core/finding';
import { type Path, pathKey } from '@/lib/rules/core/path';
import type { PlaceName } from '@/lib/rules/core/place-names';
import { CiteChip } from '../ui/cite-chip';
import { Icon } from '../ui/icon';
import { SEVERITY_WORDS, SeverityMark } from '../ui/severity-mark';
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
  /** name of the book, for whoever asks a page chip */
  source?: string;
  /** id of the rule system, whose page of rules explains each check */
  rules?: string;
  /** of a long list, in the order shown: the first to show, counted from 0, and how many */
  only?: { readonly from: number; readonly most: number };
  /** said instead of the list when nothing was found */
  clear?: ReactNode;
};

/** Every finding of every system: shape and word, title, sentence, page, places to go to, and the fix if there is one. */
export const FindingList = <F extends FindingView>({
  findings,
  clear = 'Nothing found.',
  only,
  ...rest
}: FindingListProps<F>) => {
  if (findings.length === 0) {
    return (
      <p className="passed">
        <span className="sev pass">
          <Icon name="pass" />
        </span>
        {clear}
      </p>
    );
  }
  const groups = groupFindings(findings);
  const shown = only === undefined ? groups : partOfGroups(groups, only.from, only.most);
  return partsByTone(shown).map((part) =>
    part[0].tone === 'wanting' ? (
      <section key={part[0].key} className="finds-wanted" aria-label="Still wanted">
        <p className="finds-head" aria-hidden="true">
          Still wanted
        </p>
        <Groups groups={part} {...rest} />
      </section>
    ) : (
      <Groups key={part[0].key} groups={part} {...rest} />
    ),
  );
};

type GroupsProps<F extends FindingView> = Omit<FindingListProps<F>, 'findings' | 'clear' | 'only'> & {
  groups: readonly FindingGroup<F>[];
};

const Groups = <F extends FindingView>({ groups, ...rest }: GroupsProps<F>) => (
  <ul className="finds">
    {groups.map((group) => (
      <li key={group.key} className={group.tone}>
        <SeverityMark severity={group.tone} className="mt-0.5" />
        <Sentence group={group} />
        <CiteChip
          cite={group.findings[0].cite}
          {...(rest.source !== undefined && { source: rest.source })}
          {...(rest.rules !== undefined && { href: `/rules/${rest.rules}#${group.findings[0].code}` })}
        />
        {group.message === null ? <Each group={group} {...rest} /> : <Together group={group} {...rest} />}
      </li>
    ))}
  </ul>
);

const Sentence = ({ group: { tone, findings, count, message } }: { group: FindingGroup }) => {
  const [{ title, origin, code }] = findings;
  const head = title ?? (message === null ? `${count} ${SEVERITY_WORDS[tone].many}` : undefined);
  return (
    <p data-code={code}>
      {head !== undefined && (
        <b>
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

/** All findings say the same: their places in a row, each fix once. */
const Together = <F extends FindingView>({ group, placeName, onJump, onFix }: PlacesProps<F>) => {
  const places = placesOf(group.findings).filter((at) => placeName(at) !== undefined);
  const fixes = group.findings.filter(({ fix }) => fix !== undefined);
  if (places.length === 0 && (fixes.length === 0 || !onFix)) return null;
  return (
    <ul className="who">
      {places.map((at) => (
        <li key={pathKey(at)}>
          <Place at={at} placeName={placeName} {...(onJump && { onJump })} />
        </li>
      ))}
      {onFix &&
        fixes.map((finding) => (
          <li key={`fix-${pathKey(finding.at)}`}>
            <FixButton
              finding={finding}
              onFix={onFix}
              place={fixes.length > 1 ? placeName(finding.at) : undefined}
            />
          </li>
        ))}
    </ul>
  );
};

/** Each finding says something else: one line for each. */
const Each = <F extends FindingView>({ group, placeName, onJump, onFix }: PlacesProps<F>) => (
  <ul className="who each">
    {group.findings.map((finding) => (
      <li key={`${pathKey(finding.at)} ${finding.message}`}>
        <span>{finding.message}</span>
        {placesOf([finding]).map((at) => (
          <Place key={pathKey(at)} at={at} placeName={placeName} {...(onJump && { onJump })} />
        ))}
        {onFix && finding.fix && <FixButton finding={finding} onFix={onFix} place={placeName(finding.at)} />}
      </li>
    ))}
  </ul>
);

type PlaceProps = { at: Path; placeName: PlaceName; onJump?: (at: Path) => void };

const Place = ({ at, placeName, onJump }: PlaceProps) => {
  const name = placeName(at);
  if (name === undefined) return null;
  if (onJump === undefined) return <span>{name}</span>;
  return (
    <button type="button" className="link" onClick={() => onJump(at)}>
      {name}
    </button>
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
    <button type="button" className="link fix" onClick={() => onFix(fix, finding)}>
      {fix.label}
      {place !== undefined && <span className="vh">: {place}</span>}
    </button>
  );
};
