import { grouped } from '../core/army/number';
import type { Finding } from '../core/check/finding';
import type { PrintedPoints } from '../core/price/points';
import type { Sheet, SheetFooter, TableCell } from '../core/sheet/sheet';
import { EMPTY, figures, strong } from '../core/sheet/sheet-cells';
import type { Limit } from '../core/tree/outline';
import type { TermStanding } from './judge';
import { type AcceptedVerdict, verdictWords } from './verdict-words';

/** A finding as it is stored with a list, and what organisers made of it. */
export type PaperFinding = Pick<Finding, 'severity' | 'message' | 'cite' | 'wanting' | 'advice'> & {
  readonly place?: string;
  readonly overruled?: { readonly reason: string; readonly who: string };
};

/** A list as the papers of an event show it; points in printed points, times in words of the event's own zone. */
export type PaperEntry = {
  readonly number: number;
  readonly player: string;
  /** "accepted", "returned" ... */
  readonly state: string;
  readonly list: string;
  readonly nation: string;
  readonly nationLabel: string;
  readonly year: number;
  readonly points: PrintedPoints | null;
  readonly units: number;
  readonly breakingPoint: number | null;
  readonly limits: readonly Pick<Limit, 'key' | 'label' | 'used' | 'allowed'>[];
  readonly version: number;
  readonly code: string;
  /** the first 16 signs of the hash of its file, in groups */
  readonly hash: string;
  readonly sent: string;
  readonly late: boolean;
  readonly verdict: AcceptedVerdict['verdict'];
  /** the terms that judged it: "Autumn Manoeuvres 2" */
  readonly terms: string;
  /** null for a list that is not accepted */
  readonly accepted: Pick<AcceptedVerdict, 'under'> | null;
  readonly profile: string;
  readonly dataVersion: string;
  readonly findings: readonly PaperFinding[];
  readonly standings: readonly TermStanding[];
  /** notes of the terms that an organiser has ticked: kept or not */
  readonly ticked: Readonly<Record<string, boolean>>;
};

/** What the papers of an event say of it. */
export type PaperEvent = {
  readonly name: string;
  /** "Saturday 28 November 2026, 9:30 to 18:00, the club's hall" */
  readonly when: string;
  /** the terms that judged its lists: "Autumn Manoeuvres 2" */
  readonly terms: string;
  /** the rules: "Honours of War 2015" */
  readonly rules: string;
  readonly pointsWord: string;
  /** where a code is verified, without the code */
  readonly verify: string;
};

/** How the papers are printed. */
export type PaperOptions = {
  readonly paper: Sheet['paper'];
  readonly ink: Sheet['ink'];
  readonly date: string;
};

/** "Ready, 1 warning": the verdict that is stored with a list, with what is let pass. */
export const verdictText = ({ verdict }: PaperEntry): string => verdictWords(verdict);

/** Its points; nothing where it has none. */
export const pointsCell = ({ points }: PaperEntry): TableCell =>
  points === null ? EMPTY : figures(grouped(points));

/** The foot of every paper of an event. */
export const footerOf = (
  event: PaperEvent,
  date: string,
  code: SheetFooter['code'],
  link: SheetFooter['link'],
): SheetFooter => ({
  lines: [
    [strong(`${event.name}.`), { text: ` Terms: ${event.terms}.` }],
    [{ text: `${event.rules}. Printed ${date}.`, style: 'soft' }],
  ],
  code,
  link,
});
