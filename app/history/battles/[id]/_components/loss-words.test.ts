import { expect, test } from 'vitest';
import { lossText } from './loss-words';

const FROM = { source: 'wikipedia', confidence: 'medium' } as const;

test.each([
  [{ total: 2600 }, '2,600 men'],
  [{ total: 2797, killed: 618, wounded: 2179 }, '2,797 men (618 killed, 2,179 wounded)'],
  [
    { total: 8241, killed: 4278, prisoners: 3963, guns: 22, colours: 1 },
    '8,241 men (4,278 killed, 3,963 prisoners), 22 guns, 1 colour',
  ],
  [{ total: 1350, span: [1200, 1500] as [number, number], guns: 7 }, '1,200 to 1,500 men, 7 guns'],
  [{ total: 630, only: 'killed and wounded' }, '630 men killed and wounded'],
  [{ total: null, prisoners: 1500, guns: 0 }, '1,500 prisoners, 0 guns'],
  [{ total: null, guns: 30, note: 'Left on the field.' }, '30 guns. Left on the field.'],
])('%o is told as "%s"', (loss, expected) => expect(lossText({ ...loss, ...FROM })).toBe(expected));
