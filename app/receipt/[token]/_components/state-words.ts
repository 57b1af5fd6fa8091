import {
  acceptedVerdict,
  COUNTING_RULE,
  countingVersion,
  standingOfEntry,
} from '@/lib/events/judge/counting';
import type { Receipt } from '@/lib/events/schema';
import { acceptedWords } from '@/lib/rules/events/verdict-words';

type State = Pick<
  Receipt,
  'state' | 'acceptedVersion' | 'acceptedUnder' | 'currentVersion' | 'locked' | 'eventGone' | 'shown'
>;

/** What the page of a receipt is called. */
export const stateTitle = (receipt: State): string =>
  ({
    sent: 'Your list is in',
    asked: 'The organisers have a question',
    returned: 'Your list was returned',
    accepted: 'Your list is accepted',
    withdrawn: 'Your entry is withdrawn',
  })[standingOfEntry(receipt).newer === 'asked' ? 'asked' : standingOfEntry(receipt).state];

/** What became of a newer list beside the accepted one. */
const newerText = (newer: NonNullable<ReturnType<typeof standingOfEntry>['newer']>, version: number) =>
  ({
    sent: `Version ${version} waits for an organiser.`,
    asked: `The organisers have a question about version ${version}: see below.`,
    returned: `Version ${version} was returned: read the note below.`,
  })[newer];

/** What holds of the accepted list where it is not simply legal: what was let pass and why, or what is open. */
const holdsText = ({ shown, acceptedVersion, acceptedUnder }: State): string => {
  if (shown.number !== acceptedVersion || shown.verdict.standing === 'legal') return '';
  return ` ${acceptedWords(acceptedVerdict(shown, acceptedUnder))}`;
};

/** The state of the entry and what the player can do about it. */
export const stateText = (receipt: State): string => {
  const { currentVersion, locked, eventGone } = receipt;
  if (eventGone) return 'The organiser deleted the event. Your receipt stays and shows your own list.';
  const after = locked ? ' The organisers have locked it: to change anything, ask them.' : '';
  const { state, newer } = standingOfEntry(receipt);
  switch (state) {
    case 'sent':
      return `It waits for an organiser.${after}`;
    case 'asked':
      return `Read the question below, then answer it or send another list.${after}`;
    case 'returned':
      return `Read the note below, fix the list and send it again.${after}`;
    case 'accepted': {
      const counts = `Version ${countingVersion(receipt)} is the one that counts. Bring its sheet.${holdsText(receipt)}`;
      const news = newer === null ? '' : ` ${newerText(newer, currentVersion)} ${COUNTING_RULE}`;
      return `${counts}${news}${after}`;
    }
    case 'withdrawn':
      return 'It no longer takes a place. To enter again, ask the organiser.';
  }
};
