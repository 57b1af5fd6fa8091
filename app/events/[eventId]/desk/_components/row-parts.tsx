import { OVER, toneOver } from '@/app/_components/army/limit-tone';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { Severity, SeverityIcon } from '@/app/_components/ui/severity-mark';
import { Time } from '@/app/_components/ui/time';
import { VersionCounts } from '@/app/events/_facts/version-counts';
import * as factsWords from '@/app/events/_facts/words';
import {
  acceptedOpenWords,
  breakOf,
  type Identical,
  identicalNames,
  type ListLimit,
  newerWords,
  openNotesOf,
} from '@/lib/events/desk/desk-view';
import { isOverBudget, isUnderBudget } from '@/lib/events/desk/event-budget';
import { countsOf, isByEarlierTerms } from '@/lib/events/judge/counting';
import type { DeskRow } from '@/lib/events/schema';
import { grouped } from '@/lib/rules/core/army/number';
import { minorPoints } from '@/lib/rules/core/price/points';

type RowProps = { row: DeskRow };

const BAD = 'text-error font-[650]';

/** What the list costs; marked where it is more than the terms let pass, or less than they ask for. */
export const RowPoints = ({ row }: RowProps) => {
  const { points } = row.counts.version.verdict;
  if (points === null) return <span className="mute">none</span>;
  if (isUnderBudget(row)) {
    return (
      <span className="inline-flex items-center gap-1 font-[560]">
        <SeverityIcon severity="wanting" className="size-3" />
        {grouped(points)}
        <span className="vh">, too few</span>
      </span>
    );
  }
  if (!isOverBudget(row)) return <span className="font-[560]">{grouped(points)}</span>;
  return (
    <span className={`inline-flex items-center gap-1 ${BAD}`}>
      <SeverityIcon severity="error" className="size-3" />
      {grouped(points)}
      <span className="vh">, over the limit</span>
    </span>
  );
};

const Of = ({ all }: { all: number }) => (
  <small className="text-12 text-ink-3 font-normal"> {`of ${grouped(all)}`}</small>
);

/** At how many lost units the army breaks. */
export const RowBreak = ({ row }: RowProps) => {
  const point = breakOf(row);
  return point === null ? null : (
    <>
      {grouped(point.at)}
      {point.of !== null && <Of all={point.of} />}
    </>
  );
};

/** Used of allowed, marked where it is over. */
export const RowLimit = ({ limit }: { limit: ListLimit | undefined }) => {
  if (limit === undefined) return null;
  const tone = toneOver(limit);
  return (
    <span className={`inline-flex items-center gap-1 ${tone === 'error' ? BAD : ''}`}>
      {tone !== null && <SeverityIcon severity={tone} className="size-3" />}
      <span>
        {grouped(limit.used)}
        {limit.allowed !== null && <Of all={limit.allowed} />}
      </span>
      {tone !== null && <span className="vh">, {OVER[tone]}</span>}
    </span>
  );
};

/** The points by arm, drawn. */
export const RowShare = ({ row, scale }: RowProps & { scale: number }) => {
  const { shares, budget } = row.counts.version.list;
  const { points } = row.counts.version.verdict;
  return (
    <PointsBar
      className="h-[11px] min-w-[72px]"
      shares={shares}
      total={points === null ? null : minorPoints(Math.round(points * scale))}
      budget={budget === null ? null : minorPoints(Math.round(budget * scale))}
    />
  );
};

/** What the stored verdict found, and the weightiest of it in few words. */
export const RowFindings = ({ row }: RowProps) => {
  const { version, lead } = row.counts;
  const { standing } = version.verdict;
  const { errors, warnings } = countsOf(version);
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="flex-none [&>span]:flex-nowrap">
        <VersionCounts version={version} />
      </span>
      {lead !== null && (errors > 0 || warnings > 0 || standing === 'unfinished') && (
        <span className="text-12 text-ink-2 truncate" title={lead}>
          {lead}
        </span>
      )}
    </span>
  );
};

type FlagsProps = RowProps & { identical: Identical; termsVersion: number };

/** What else is to be known at a glance: late, locked, the same list as another, a word of the player. */
export const RowFlags = ({ row, identical, termsVersion }: FlagsProps) => {
  const { locked, lastWord, state, newer } = row;
  const { version } = row.counts;
  const toTick = openNotesOf(row);
  const warning = (text: string) => ({ severity: 'warning', text }) as const;
  const info = (text: string) => ({ severity: 'info', text }) as const;
  const open = acceptedOpenWords(row);
  const flags = [
    open !== null && warning(open),
    isByEarlierTerms(version.verdict, termsVersion) &&
      info(factsWords.judgedByText(version.verdict.termsVersion)),
    newer !== null && info(newerWords(row)),
    version.late && warning('late'),
    identical.named.length > 0 && warning(`same list as ${identicalNames(identical)}`),
    locked && info('locked'),
    state === 'sent' && lastWord === 'player' && info('player wrote'),
    (state === 'sent' || state === 'accepted') && toTick > 0 && info(`${toTick} to tick`),
  ].filter((flag) => flag !== false);
  if (flags.length === 0) return null;
  return (
    <span className="flex min-w-0 flex-wrap gap-x-3">
      {flags.map(({ severity, text }) => (
        <Severity key={text} severity={severity}>
          <span className="text-11 max-w-[220px] truncate" title={text}>
            {text}
          </span>
        </Severity>
      ))}
    </span>
  );
};

/** When it was sent, by the clocks of the event, and as which version. */
export const RowSent = ({ row, zone }: RowProps & { zone: string }) => (
  <>
    <Time at={row.counts.version.sentAt} zone={zone} />
    <span className="text-12 text-ink-3 max-tablet:inline block">
      <span className="max-tablet:inline hidden">, </span>
      {row.currentVersion === 1 ? 'first sent' : `version ${row.counts.version.number}`}
    </span>
  </>
);
