import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InPage } from '@/app/_components/fixtures/in-page';
import { courseOf } from '@/lib/rules/core/game/course';
import type { GameAct } from '@/lib/rules/core/game/fact';
import { reportOf } from '@/lib/rules/core/game/report';
import type { DiceTotal } from '@/lib/rules/core/game/thrown';
import { factsOf } from '@/lib/rules/fixtures/golden-game';
import { hits, hold, smallGame } from '@/lib/rules/fixtures/small-game';
import { ReportPaper } from './report-view';

const cite = { source: 'book', page: '18' };
const SYSTEM = {
  name: 'Small Wars',
  source: 'The book',
  choices: [
    {
      key: 'attacker',
      label: 'Attacker',
      none: 'Nobody',
      cite,
      values: [{ value: 'first-attacks', side: 0 as const }],
    },
  ],
};
const turn: GameAct[] = [{ act: 'go on' }, { act: 'go on' }];

const show = (acts: readonly GameAct[], thrown: readonly DiceTotal[] = []) => {
  const course = courseOf({ ...smallGame([1, 2]), per: 2, options: ['first-attacks'] }, factsOf(acts));
  const game = { id: 'game', playedAt: '2026-11-20T20:00:00.000Z' };
  return render(
    <InPage>
      <ReportPaper
        game={game}
        course={course}
        thrown={thrown}
        report={reportOf(course, 2)}
        system={SYSTEM}
        link="http://localhost/games/game/report"
      />
    </InPage>,
  );
};
const part = (name: string) => page.getByRole('region', { name });

test('a report names the pages of what decided, draws what lasted, and says what was agreed and thrown', async () => {
  await show(
    [...turn, hold('1:v', 'enemy'), ...turn, hits('1:1'), ...turn, { act: 'end', how: 'broken', winner: 0 }],
    [
      { side: 0, throws: 3, sum: 12, mean: 10.5 },
      { side: 1, throws: 1, sum: 2, mean: null },
      { side: null, throws: 2, sum: 3, mean: 7 },
    ],
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Prussia holds the field');
  const decided = part('What decided it').getByRole('row');
  await expect.element(decided.nth(1)).toHaveTextContent(/Village: Held by the enemy\. p\. 36/);
  await expect
    .element(decided.nth(2))
    .toHaveTextContent(/Line 2: 2 hits, now 2\. Gone\. That breaks Austria\. p\. 36/);
  const lasted = page.getByRole('list', { name: 'What lasted for turns' }).getByRole('listitem');
  await expect.element(lasted).toHaveTextContent('Village: Held by the enemy, turns 2 to 3');
  const foot = part('How it was played');
  await expect.element(foot).toHaveTextContent('Agreed: Attacker: Prussia p. 18');
  await expect.element(foot).toHaveTextContent('Prussia 3 throws, 12 in all, 10½ expected.');
  await expect.element(foot).toHaveTextContent('Austria 1 throw, 2 in all.');
  await expect.element(foot).toHaveTextContent('For both sides 2 throws.');
  await expect.element(foot).toHaveTextContent('9 entries');
});

test('losses by formation count units and points; objectives are no units', async () => {
  await show([hits('1:1'), hold('1:v', 'enemy')]);
  const rows = page.getByRole('table', { name: 'Losses of Austria by formation' }).getByRole('row');
  await expect.element(rows.nth(0)).toHaveTextContent(/Units\s*Points/);
  await expect.element(rows.nth(1)).toHaveTextContent(/Brigade.*Line 2\s*1\s*1$/);
  await expect.element(rows.nth(2)).toHaveTextContent(/Village\s*1$/);
  await expect.element(rows.nth(3)).toHaveTextContent(/Lost, of 2\s*1\s*2$/);
});

test('before the first act nothing is said of dice, of what lasted, or of what decided', async () => {
  await show([]);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('The game goes on');
  await expect.element(page.getByText('Both sides have lost as much: neither leads.')).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'What lasted for turns' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Dice:')).not.toBeInTheDocument();
});
