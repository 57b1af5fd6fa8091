import { describe, expect, test } from 'vitest';
import { NO_CONNECTION } from '@/lib/api/client';
import { unansweredWords } from './unanswered-words';

const entry = (unsent: boolean, list = 'Bevern') => ({ request: { name: 'Jörg' }, list, unsent });
const said = (unsent: boolean, fault?: string) => {
  const { title, text } = unansweredWords(entry(unsent), fault);
  return `${title} ${text}`;
};

describe('an entry without an answer', () => {
  test.each([undefined, NO_CONNECTION, 'Too many requests.'])(
    'says one thing about the connection (%s)',
    (fault) => {
      expect(said(true, fault)).not.toMatch(/may have arrived|no answer/);
      expect(said(true, fault).match(/connection/g)).toHaveLength(1);
      expect(said(false, fault)).toMatch(/may have arrived/);
      expect(said(false, fault)).not.toMatch(/connection/);
    },
  );

  test('names the list and the player, and tells a fault that is none of the connection', () => {
    expect(unansweredWords(entry(false), undefined).title).toMatch('“Bevern” of Jörg');
    expect(unansweredWords(entry(false, ''), undefined).title).toMatch('The list of Jörg');
    expect(said(false, 'Too many requests.')).toContain('Too many requests.');
  });
});
