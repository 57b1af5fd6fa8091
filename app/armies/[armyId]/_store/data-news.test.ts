import { expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { countFindings } from '@/lib/rules/core/check/finding';
import { dataNews } from './data-news';
import { SMALL_ARMY } from './small-army.fixture';

const honoursOfWar = await loadSystem('honours-of-war');

const { dataVersion } = honoursOfWar;
const total = honoursOfWar.assess(SMALL_ARMY).costing?.total ?? 0;
const { findings } = honoursOfWar.assess(SMALL_ARMY);
const { error: errors, warning: warnings } = countFindings(findings);
const today = { points: total, errors, warnings };

const opened = (version: string, verdict?: typeof today) =>
  dataNews(
    {
      id: 'x',
      revision: 1,
      editedAt: '2026-11-20T19:00:00.000Z',
      file: { ...SMALL_ARMY, dataVersion: version },
      ...(verdict && { verdict }),
    },
    honoursOfWar,
  );

test('nothing is told under the same data, or where no verdict is known', () => {
  expect(opened(dataVersion, { ...today, points: 1 })).toBeNull();
  expect(opened('2025.1.1')).toBeNull();
});

test('the stored verdict stands beside today’s', () => {
  const news = opened('2025.1.1', { ...today, points: total + 5, errors: today.errors + 1 });
  expect(news).toContain(`2025.1.1, today ${dataVersion}`);
  expect(news).toContain(`Stored: ${total + 5} points, `);
  expect(news).toContain(`Today: ${total} points, `);
});

test('a verdict that is the same is said to be', () =>
  expect(opened('2025.1.1', today)).toContain(`is the same: ${total} points`));
