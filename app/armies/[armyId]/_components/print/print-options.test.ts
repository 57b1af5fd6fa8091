import { describe, expect, test } from 'vitest';
import type { SheetKind } from '@/lib/sheets/job';
import { pdfUrl, usualChoices } from './print-options';

const asked = (changes: Partial<ReturnType<typeof usualChoices>>): URLSearchParams =>
  new URL(
    pdfUrl('abc', { ...usualChoices('en-GB'), ...changes }, { link: null, code: null }, []),
    'http://muster',
  ).searchParams;

describe('the address of a PDF', () => {
  test('says nothing of odds while they are as usual', () => {
    expect(asked({ kinds: ['cards'], cardSize: '70x120' }).has('odds')).toBe(false);
    expect(asked({ kinds: ['roster'] }).has('odds')).toBe(false);
  });

  test('is one sheet by its own name, or several by theirs', () => {
    const path = (kinds: readonly SheetKind[]) =>
      pdfUrl('abc', { ...usualChoices('en-GB'), kinds, numbered: 'all' }, { link: null, code: null }, [
        'x',
        'y',
      ]);
    expect(path(['reference'])).toBe('/armies/abc/reference.pdf?paper=a4&numbered=all&with=x&with=y');
    expect(path(['roster', 'cards'])).toMatch(
      /^\/armies\/abc\/sheets\.pdf\?paper=a4&sheets=roster%2Ccards&cardSize=63x88&.*with=x&with=y$/,
    );
  });

  test('asks for cards without odds', () => {
    expect(asked({ kinds: ['cards'], cardSize: '70x120', odds: false }).get('odds')).toBe('0');
    // the smallest cards have no room for them
    expect(asked({ kinds: ['cards'] }).get('odds')).toBe('0');
    expect(asked({ kinds: ['roster'], odds: false }).has('odds')).toBe(false);
  });
});
