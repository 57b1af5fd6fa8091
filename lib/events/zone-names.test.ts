import { describe, expect, test } from 'vitest';
import { matchingZones, zoneChoices, zoneName } from './zone-names';

const KNOWN = ['Africa/Abidjan', 'America/New_York', 'Asia/Calcutta', 'Asia/Rangoon', 'Europe/Kiev'];
const labels = (zones: ReturnType<typeof zoneChoices>) => zones.map(({ label }) => label);

describe('time zones', () => {
  test('are named as today, whatever name they were stored by', () => {
    expect(['Europe/Kiev', 'Asia/Calcutta', 'Asia/Rangoon', 'America/New_York'].map(zoneName)).toEqual([
      ...['Europe/Kyiv', 'Asia/Kolkata', 'Asia/Yangon', 'America/New York'],
    ]);
  });

  test('begin with universal time, stand once, and hold the one that is chosen as it was stored', () => {
    const choices = zoneChoices([...KNOWN, 'Europe/Kyiv', 'UTC'], 'Europe/Kiev');
    expect(labels(choices)).toEqual([
      ...['UTC', 'Africa/Abidjan', 'America/New York', 'Asia/Kolkata', 'Asia/Yangon', 'Europe/Kyiv'],
    ]);
    expect(choices.at(-1)?.value).toBe('Europe/Kiev');
    expect(choices.find(({ label }) => label === 'Asia/Kolkata')?.value).toBe('Asia/Kolkata');
    expect(labels(zoneChoices(KNOWN, 'Antarctica/Vostok'))).toContain('Antarctica/Vostok');
  });

  test('all zones of this machine stand by a name that it reads', () => {
    for (const { value } of zoneChoices(Intl.supportedValuesOf('timeZone'), 'UTC')) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: value })).not.toThrow();
    }
  });

  test.each([
    ['kyiv', ['Europe/Kyiv']],
    ['Kiev', ['Europe/Kyiv']],
    ['new y', ['America/New York']],
    ['america/new_york', ['America/New York']],
    ['ya', ['Asia/Yangon']],
    ['asia', ['Asia/Kolkata', 'Asia/Yangon']],
    ['nowhere', []],
  ])('“%s” finds %j', (text, found) => {
    expect(labels(matchingZones(zoneChoices(KNOWN, 'UTC'), text))).toEqual(found);
  });
});
