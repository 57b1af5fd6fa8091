import { dayTime } from '@/app/events/_facts/event-times';
import { acceptedVerdict, COUNTING_RULE } from '@/lib/events/judge/counting';
import type { VerifyAnswer } from '@/lib/events/schema';
import { acceptedWords, openStanding } from '@/lib/rules/events/verdict-words';
import type { CodeVerdict } from './code-band';

export type ShownCode = Extract<VerifyAnswer, { readonly state: 'shown' }>;
export type HiddenCode = Extract<VerifyAnswer, { readonly state: 'hidden' }>;

/** The text for a code whose list may not be read yet. */
export const hiddenBand = ({ accepted, event: { publicAt, timeZone } }: HiddenCode): CodeVerdict => ({
  tone: 'info',
  icon: 'lock',
  title: accepted ? 'An accepted list' : 'A list of this event',
  text:
    publicAt === null
      ? 'Only its organisers can see its lists.'
      : `Lists are hidden until ${dayTime(publicAt, timeZone)}.`,
});

const otherText = ({ version, accepted }: ShownCode): string =>
  accepted === null
    ? `This sheet is version ${version.number}. Another version was accepted.`
    : `This sheet is version ${version.number}${version.number > accepted.version ? ', which the organisers have not accepted' : ''}. Version ${accepted.version} counts. ${COUNTING_RULE}`;

const undecidedText = ({ version, currentVersion }: ShownCode): string =>
  version.number === currentVersion
    ? `This sheet is version ${version.number}, the last one sent. No version was accepted.`
    : `This sheet is version ${version.number}. Version ${currentVersion} was sent later; none was accepted.`;

const openOf = ({ version: { verdict, overruled } }: ShownCode) => openStanding({ ...verdict, overruled });

/** No green tick over a verdict that is open. */
const acceptedTone = (shownCode: ShownCode): Pick<CodeVerdict, 'tone' | 'icon'> => {
  const isClean = ['legal', 'passed'].includes(openOf(shownCode));
  return isClean ? { tone: 'pass', icon: 'pass' } : { tone: 'warning', icon: 'warning' };
};

/** What holds of the accepted list: why an error was let pass, or that one is open. */
const acceptedText = (shownCode: ShownCode): string => {
  const { number } = shownCode.version;
  const counts = `This sheet is version ${number}, the one that counts.`;
  return openOf(shownCode) === 'legal'
    ? counts
    : `${counts} ${acceptedWords(acceptedVerdict(shownCode.version, shownCode.accepted?.under ?? null))}`;
};

/** What a sheet is: the one that counts, another one, or one of which nothing is decided. */
export const codeBand = (shownCode: ShownCode): CodeVerdict => {
  switch (shownCode.which) {
    case 'accepted':
      return { ...acceptedTone(shownCode), title: 'The accepted list', text: acceptedText(shownCode) };
    case 'other':
      return { tone: 'warning', icon: 'warning', title: 'Not the accepted list', text: otherText(shownCode) };
    case 'undecided':
      return { tone: 'info', icon: 'info', title: 'Not accepted yet', text: undecidedText(shownCode) };
    case 'withdrawn':
      return {
        tone: 'warning',
        icon: 'warning',
        title: 'A withdrawn entry',
        text: `This sheet is version ${shownCode.version.number} of an entry that was withdrawn. It does not count.`,
      };
  }
};

/** An unknown code. */
export const UNKNOWN: CodeVerdict = {
  tone: 'error',
  icon: 'error',
  title: 'No list has this code',
  text: 'It is mistyped or from another Muster, or the sheet is a fake.',
};
