import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SYSTEM_IDS } from '@/lib/rules';
import { edited } from '@/lib/rules/core/army/edit';
import { PARTS } from '../_forms';
import { createSession } from '../_store/session';
import { SMALL_ARMY } from '../_store/small-army.fixture';
import { BuilderProvider } from './builder-context';
import { SidePane } from './workspace';

const [first] = SYSTEM_IDS;
if (first === undefined) throw new Error('There are no rules');
const parts = await PARTS[first]();

/** A server that is not asked. */
const unasked = async (): Promise<never> => {
  throw new Error('The server is not asked for this');
};

test('an army is said to be checked until its checks are there; those that did not come are asked for again', async () => {
  await page.viewport(1440, 900);
  const file = edited(SMALL_ARMY, [{ op: 'set', path: ['army', 'budget'], value: 100 }]);
  let answers = 0;
  const session = createSession(
    parts.system,
    { id: 'unchecked', revision: 1, editedAt: '2026-11-20T14:02:00.000Z', file },
    {
      save: unasked,
      load: unasked,
      versions: unasked,
      version: unasked,
      terms: unasked,
      regiments: async () => ({}),
      checks: () => {
        answers++;
        return answers === 1 ? Promise.reject(new Error('No connection')) : parts.system.load();
      },
    },
  );
  await render(
    <BuilderProvider value={{ session, parts, armyId: 'unchecked', paper: null }}>
      <div className="w-96">
        <SidePane layout="wide" />
      </div>
    </BuilderProvider>,
  );
  const findings = page.getByRole('region', { name: 'Findings' });
  await expect.element(findings.getByText('Being checked')).toBeVisible();
  expect(session.store.getState().assessment).toBeNull();
  // the sum waits for no check
  expect(session.store.getState().view.total).toBeGreaterThan(100);

  const stop = session.start();
  const { getState } = session.store;
  await expect.poll(() => getState().notice).toContain('could not be loaded');
  await expect.element(findings.getByText('Being checked')).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(findings.getByText('Being checked')).not.toBeInTheDocument();
  await expect.element(findings.getByText(/over/).first()).toBeVisible();
  expect(getState().assessment?.findings).toEqual((await parts.system.load()).assess(file).findings);
  expect(answers).toBe(2);
  expect(getState().notice).toBeNull();
  // checked once: the next connection asks for nothing
  dispatchEvent(new Event('online'));
  expect(answers).toBe(2);
  stop();
});
