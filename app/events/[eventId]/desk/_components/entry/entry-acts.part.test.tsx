import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { KeptFinding } from '@/lib/events/judge/verdict-answers';
import type { EntryDetail } from '@/lib/events/schema';
import { DeskProvider, type DeskValue } from '../desk-context';
import type { Acting } from './acting';
import { EntryActs } from './entry-acts';
import { EntryFindings } from './entry-findings';

const finding = (at: number): KeptFinding => ({
  key: `late ${at}`,
  code: 'late',
  severity: 'error',
  at: ['units', at],
  title: 'Too late',
  message: `Unit ${at} is of 1759.`,
  place: `Unit ${at}`,
  cite: { source: 'book', page: '12' },
  origin: { kind: 'event', name: 'Autumn' },
});

type EntryOptions = { readonly errors?: number; readonly notes?: number; readonly acting?: Partial<Acting> };

/** A sent list on a desk, as far as its verdict asks; and what is asked of the server. */
const renderActs = async ({ errors = 0, notes = 0, acting = {} }: EntryOptions) => {
  const act = vi.fn<Acting['act']>();
  const all = { act, pending: false, fault: undefined, conflict: null, leave: vi.fn(), ...acting } as Acting;
  const findings = Array.from({ length: errors }, (_, at) => finding(at));
  const shown = { number: 1, report: { findings, more: 0 }, overrulings: [] };
  const entry = { number: 4, name: 'Anneke Vos', state: 'sent', locked: false, revision: 7, shown };
  const row = { ...entry, counts: { notes, ticked: 0 }, newer: null };
  const desk = {
    desk: { event: { id: 'e', timeZone: 'Europe/Berlin' }, entries: [row] },
    system: { id: 'a-system', source: 'The book' },
    drafts: new Map([[4, '']]),
  };
  const detail = entry as unknown as EntryDetail;
  await render(
    <DeskProvider value={desk as unknown as DeskValue}>
      <EntryFindings entry={detail} acting={all} />
      <EntryActs entry={detail} acting={all} />
    </DeskProvider>,
  );
  return { wishes: () => act.mock.calls.map(([wish, revision]) => ({ ...wish, revision })), all, desk };
};

const note = page.getByRole('textbox', { name: 'Note to Anneke Vos' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a list is not returned without a reason: the note asks for one, and takes the focus', async () => {
  const { wishes, desk } = await renderActs({});
  await button('Return').click();
  await expect.element(note).toHaveFocus();
  await expect.element(note).toHaveAccessibleDescription('Say what needs fixing.');
  expect(wishes()).toEqual([]);
  await note.fill('  The year is wrong. ');
  expect(desk.drafts.get(4)).toBe('  The year is wrong. ');
  await button('Return').click();
  expect(wishes()).toEqual([{ act: 'return', text: 'The year is wrong.', revision: 7 }]);
});

test('a list with errors is accepted with them only where that is said', async () => {
  const { wishes } = await renderActs({ errors: 2 });
  await expect.element(button('Accept')).toHaveAttribute('aria-disabled', 'true');
  await button('Accept').click({ force: true });
  await expect.element(note).toHaveAccessibleDescription(/2 errors/);
  expect(wishes()).toEqual([]);
  await button('accept it with its 2 errors').click();
  expect(wishes()).toEqual([{ act: 'accept', text: '', withErrors: true, revision: 7 }]);
});

test('a list whose notes nobody ticked is accepted after one question; who leaves it is back at Accept', async () => {
  const { wishes } = await renderActs({ notes: 3 });
  await button('Accept').click();
  await expect.element(button('Accept anyway')).toHaveFocus();
  await expect.element(page.getByText('3 notes are not ticked.')).toBeVisible();
  await button('Not yet').click();
  await expect.element(button('Accept')).toHaveFocus();
  expect(wishes()).toEqual([]);
  await button('Accept').click();
  await button('Accept anyway').click();
  expect(wishes()).toEqual([{ act: 'accept', text: '', withNotes: true, revision: 7 }]);
});

test('an error is overruled with a reason, and without one it is not', async () => {
  const { wishes } = await renderActs({ errors: 2 });
  await page.getByRole('button', { name: /^Let pass.*Unit 1$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Let a finding pass' });
  const reason = sheet.getByRole('textbox', { name: 'Reason' });
  await expect.element(reason).toHaveFocus();
  await sheet.getByRole('button', { name: 'Let pass' }).click();
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true');
  expect(wishes()).toEqual([]);
  await reason.fill('Agreed by mail.');
  await sheet.getByRole('button', { name: 'Let pass' }).click();
  await expect.poll(wishes).toHaveLength(1);
  expect(wishes()).toEqual([
    { act: 'overrule', version: 1, finding: 'late 1', reason: 'Agreed by mail.', revision: 7 },
  ]);
});

test('where somebody was quicker both are told, and it is done all the same on what is there now', async () => {
  const wish = { act: 'return', text: 'Mend it.' } as const;
  const answer = {
    ok: false,
    code: 'stale',
    current: { revision: 9, state: 'accepted', currentVersion: 1 },
    last: { who: 'Marta', action: 'accept', at: '2026-11-22T20:00:00.000Z' },
  };
  const conflict = { wish, answer } as unknown as NonNullable<Acting['conflict']>;
  const { wishes } = await renderActs({ acting: { conflict } });
  const told = page.getByRole('status');
  await expect.element(told).toHaveTextContent(/Marta accepted it/);
  await expect.element(told).toHaveTextContent(/You wanted to return it: “Mend it\.”/);
  await button('Do it anyway').click();
  expect(wishes()).toEqual([{ ...wish, revision: 9 }]);
});

test('a note is cleared when it was sent; what was typed meanwhile stays, and is kept as a draft', async () => {
  const { all, desk } = await renderActs({});
  const act = vi.mocked(all.act);
  await note.fill('The year is wrong.');
  await button('Return').click();
  await note.fill('The year is wrong. And so is the colour.');
  const [wish, , onDone] = act.mock.calls[0] ?? [];
  if (wish === undefined) throw new Error('Nothing was asked');
  onDone?.(wish);
  await expect.element(note).toHaveValue('The year is wrong. And so is the colour.');
  expect(desk.drafts.get(4)).toBe('The year is wrong. And so is the colour.');
  await note.fill('The year is wrong.');
  onDone?.(wish);
  await expect.element(note).toHaveValue('');
});
