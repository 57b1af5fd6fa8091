import { describe, expect, test } from 'vitest';
import { rulesByCode } from './rule';

const rule = (code: string, title: string) => ({ code, title });

describe('checks by code', () => {
  test('come once, in their order', () => {
    const rules = [
      rule('m05', 'Units for each brigadier'),
      rule('m01', 'Points'),
      rule('m05', 'Units for each brigadier'),
    ];
    expect(rulesByCode(rules).map(({ code }) => code)).toEqual(['m05', 'm01']);
  });

  test('have one title', () => {
    const merge = () => rulesByCode([rule('v06', 'Morale'), rule('v06', 'Strength points')]);
    expect(merge).toThrow(RangeError);
  });
});
