import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Toaster } from '@/app/_components/ui/toaster';
import type { SeatRole } from '@/lib/games/permission';
import type { SeatList } from '@/lib/games/schema';
import { useSeats } from '../_game/use-seats';
import { SeatsSheet } from './seats-sheet';

const NAMES = ['Prussia', 'Austria'] as const;
const SINCE = '2026-11-29T14:03:00.000Z';

const seat = (id: string, role: SeatRole) => ({ id, role, since: SINCE, isOwn: id === 'own' });
const listOf = (changes: number, own: SeatRole, ...others: readonly SeatRole[]): SeatList => ({
  changes,
  seats: [seat('own', own), ...others.map((role, index) => seat(`seat-${index}`, role))],
  links: own === 'looks' ? [] : [{ role: 'second', token: `token-${changes}` }],
});

/** What the server has, and what it was asked. */
let answer: SeatList;
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, how) => {
    asked.push(`${how?.method ?? 'GET'} ${path}`);
    return Response.json(answer);
  });
});
afterEach(() => vi.restoreAllMocks());

type TableProps = { readonly id: string; readonly opened: SeatList; readonly own: SeatRole };

const Table = ({ id, opened, own }: TableProps) => {
  const { list, onSeatChanges, onList } = useSeats(id, opened, NAMES, () => undefined);
  return (
    <>
      <Toaster />
      <button type="button" onClick={() => onSeatChanges(answer.changes)}>
        News
      </button>
      <SeatsSheet
        id={id}
        role={own}
        list={list}
        names={NAMES}
        sides={[0, 1]}
        onList={onList}
        onClose={() => undefined}
      />
    </>
  );
};

/** News come while the sheet lies over the page. */
const hearNews = () => document.querySelector('button')?.click();

test('every device is told once who sits down, and asks only when the seats have changed', async () => {
  await page.viewport(360, 740);
  answer = listOf(1, 'first');
  const screen = await render(<Table id="told" own="first" opened={answer} />);
  hearNews();
  expect(asked).toEqual([]);
  answer = listOf(2, 'first', 'second');
  hearNews();
  await expect.element(screen.getByText('A player for Austria sat down.').last()).toBeVisible();
  expect(asked).toEqual(['GET /api/games/told/seats']);
  hearNews();
  expect(asked).toHaveLength(1);
  await expect
    .element(screen.getByRole('list', { name: 'Taken seats' }))
    .toHaveTextContent('Austria sat down');
  expect(screen.getByRole('button', { name: 'Remove' }).elements()).toEqual([]);
  expect(screen.getByRole('button', { name: 'New links' }).elements()).toEqual([]);
});

test('the umpire removes a seat once it is asked, and makes new links', async () => {
  answer = listOf(3, 'both', 'second', 'looks');
  const screen = await render(<Table id="umpire" own="both" opened={answer} />);
  await screen.getByRole('button', { name: 'Remove: Austria' }).click();
  await screen.getByRole('button', { name: 'Keep' }).click();
  expect(asked).toEqual([]);
  await screen.getByRole('button', { name: 'Remove: Austria' }).click();
  answer = { ...answer, changes: 4, seats: answer.seats.filter(({ role }) => role !== 'second') };
  await screen.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(screen.getByRole('list', { name: 'Taken seats' })).not.toHaveTextContent('Austria');
  answer = { ...answer, changes: 5, links: [{ role: 'second', token: 'a-new-token' }] };
  await screen.getByRole('button', { name: 'New links' }).click();
  await expect.element(screen.getByText(/^The links are new/)).toBeVisible();
  await screen.getByRole('button', { name: 'Show: Link to lead Austria' }).click();
  const link = screen.getByRole('textbox', { name: 'Link to lead Austria' });
  await expect.element(link).toHaveValue(`${location.origin}/games/umpire/seat/a-new-token`);
  expect(asked).toEqual(['DELETE /api/games/umpire/seats/seat-0', 'POST /api/games/umpire/links']);
});

test('who looks on sees who sits there, and no link', async () => {
  answer = listOf(6, 'looks', 'both');
  const screen = await render(<Table id="looks" own="looks" opened={answer} />);
  await expect
    .element(screen.getByRole('list', { name: 'Taken seats' }))
    .toHaveTextContent('an umpire sat down');
  expect(screen.getByRole('button', { name: /^(Show|Remove|New links)/ }).elements()).toEqual([]);
});
