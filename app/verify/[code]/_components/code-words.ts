import { dayTime } from '@/app/events/_parts/event-times';
import type { Verified } from '@/lib/events/schema';
import type { Band } from './code-band';

export type ShownCode = Extract<Verified, { readonly state: 'shown' }>;
export type HiddenCode = Extract<Verified, { readonly state: 'hidden' }>;

/** What is told of a code whose list may not be read yet. */
export const hiddenBand = ({ accepted, event: { publicAt, timeZone } }: HiddenCode): Band => ({
  tone: 'info',
  icon: 'lock',
  title: accepted ? 'An accepted list' : 'A list of this event',
  text:
    publicAt === null
      ? 'Its lists are shown to its organisers only.'
      : `Lists are hidden until ${dayTime(publicAt, timeZone)}.`,
});

const otherText = ({ version, accepted }: ShownCode): string =>
  accepted === null
    ? `This sheet is version ${version.number}. Another version was accepted.`
    : `This sheet is version ${version.number}. Version ${accepted.version} was accepted.`;

const undecidedText = ({ version, currentVersion }: ShownCode): string =>
  version.number === currentVersion
    ? `This sheet is version ${version.number}, the last that was sent. No version was accepted.`
    : `This sheet is version ${version.number}. Version ${currentVersion} was sent later; none was accepted.`;

/** What a sheet is: the one that counts, another one, or one of which nothing is decided. */
export const shownBand = (shown: ShownCode): Band => {
  switch (shown.which) {
    case 'accepted':
      return {
        tone: 'pass',
        icon: 'pass',
        title: 'The accepted list',
        text: `This sheet is version ${shown.version.number}, the one that counts.`,
      };
    case 'other':
      return { tone: 'warning', icon: 'warning', title: 'Not the accepted list', text: otherText(shown) };
    case 'undecided':
      return { tone: 'info', icon: 'info', title: 'Not accepted yet', text: undecidedText(shown) };
    case 'withdrawn':
      return {
        tone: 'warning',
        icon: 'warning',
        title: 'A withdrawn entry',
        text: `This sheet is version ${shown.version.number} of an entry that was withdrawn. It does not count.`,
      };
  }
};

/** A code that stands for nothing here. */
export const UNKNOWN: Band = {
  tone: 'error',
  icon: 'error',
  title: 'No list has this code',
  text: 'It is mistyped, from another Muster, or the sheet was made up.',
};
