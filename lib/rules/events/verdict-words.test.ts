import { describe, expect, test } from 'vitest';
import { acceptedWords, type CountedVerdict, openStanding, verdictWords } from './verdict-words';

const verdict = (more: Partial<CountedVerdict> = {}) => ({
  ...({ standing: 'illegal', errors: 1, warnings: 0, wanting: 0, overruled: 0, termsVersion: 2 } as const),
  ...more,
});

describe('what a verdict comes to', () => {
  test.each([
    [verdict(), 'illegal', 'Illegal, 1 error'],
    [verdict({ overruled: 1 }), 'passed', 'Ready, 1 error let pass'],
    [
      verdict({ errors: 3, overruled: 1, warnings: 2 }),
      'illegal',
      'Illegal, 2 errors, 1 error let pass, 2 warnings',
    ],
    [verdict({ overruled: 1, wanting: 2 }), 'unfinished', 'Unfinished, 1 error let pass, 2 still needed'],
    [verdict({ standing: 'unfinished', errors: 0, wanting: 2 }), 'unfinished', 'Unfinished, 2 still needed'],
    [verdict({ standing: 'legal', errors: 0 }), 'legal', 'Ready'],
  ])('counts what is open, and what is let pass apart', (counted, standing, words) => {
    expect(openStanding(counted)).toBe(standing);
    expect(verdictWords(counted)).toBe(words);
  });

  test.each([
    [verdict({ standing: 'legal', errors: 0, warnings: 1 }), null, 'Accepted.'],
    [verdict({ overruled: 1 }), 1, 'Accepted: 1 error let pass, because: By mail.'],
    [verdict(), null, 'Accepted anyway: illegal, 1 error.'],
    [verdict(), 1, 'Accepted under terms 1. By terms 2: illegal, 1 error.'],
    [
      verdict({ standing: 'unfinished', errors: 0, wanting: 1 }),
      1,
      'Accepted under terms 1. By terms 2: unfinished, 1 still needed.',
    ],
  ])('says what holds of an accepted list', (counted, under, words) => {
    expect(acceptedWords({ verdict: counted, reasons: ['By mail.', 'By mail.'], under })).toBe(words);
  });
});
