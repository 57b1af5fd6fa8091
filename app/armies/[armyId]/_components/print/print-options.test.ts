import { describe, expect, test } from 'vitest';
import { pdfUrl, usualChoices } from './print-options';

const asked = (changes: Partial<ReturnType<typeof usualChoices>>): URLSearchParams =>
  new URL(pdfUrl('abc', { ...usualChoices('en-GB'), ...changes }, { link: null }, []), 'http://muster')
    .searchParams;

describe('the address of a PDF', () => {
  test('says nothing of odds while they are as usual', () => {
    expect(asked({ kind: 'cards' }).has('odds')).toBe(false);
    expect(asked({ kind: 'roster' }).has('odds')).toBe(false);
  });

  test('asks for cards without odds', () => {
    expect(asked({ kind: 'cards', odds: false }).get('odds')).toBe('0');
    expect(asked({ kind: 'roster', odds: false }).has('odds')).toBe(false);
  });
});
