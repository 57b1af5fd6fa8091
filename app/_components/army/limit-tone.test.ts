import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Limit } from '@/lib/rules/core/tree/outline';
import { readArmyValue } from '@/lib/rules/read-army';
import { toneOver } from './limit-tone';

const LIMIT: Limit = {
  key: 'commanders',
  label: 'Commanders',
  used: 3,
  allowed: 2,
  guide: false,
  why: 'One for every three units',
  cite: { source: 'honours-of-war', page: '12' },
};

test('a limit is kept, or broken, or only a guide, or within once more has come', () => {
  expect(toneOver({ ...LIMIT, allowed: 3 })).toBeNull();
  expect(toneOver({ ...LIMIT, allowed: null })).toBeNull();
  expect(toneOver(LIMIT)).toBe('error');
  expect(toneOver({ ...LIMIT, guide: true })).toBe('warning');
  expect(toneOver({ ...LIMIT, wanting: true })).toBe('wanting');
});

test('commanders of brigades that are still to be filled break no limit', async () => {
  const file = JSON.parse(readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8'));
  const tone = async (brigades: unknown[]) => {
    const read = await readArmyValue({ ...file, army: { ...file.army, brigades } });
    if (!read.ok) throw new Error(read.error.message);
    const { limits } = read.system.summary(read.file, read.system.assess(read.file));
    const commanders = limits.find(({ key }) => key === 'commanders');
    return commanders && toneOver(commanders);
  };
  const [first, ...others] = file.army.brigades;
  const next = { id: 'next', name: 'Next', commander: { id: 'next-c', rating: 'variable' }, units: [] };
  expect(await tone([first, ...others])).toBeNull();
  expect(await tone([first, ...others, next])).toBe('wanting');
});
