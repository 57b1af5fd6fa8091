import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { getQueryClient } from '@/app/_components/server-state';
import { showToast } from '@/app/_components/ui/toasts';
import { askSeats } from '@/lib/games/queries';
import type { SeatList } from '@/lib/games/schema';

/**
 * Who sits at the game. The list is asked for again when news say that it has changed, and each person who sat down
 * since is announced on every device, so that every player sees who takes a seat.
 */
export const useSeats = (
  id: string,
  opened: SeatList,
  names: readonly [string, string],
  onShow: () => void,
) => {
  const queryKey = ['game', id, 'seats'];
  const { data: list, refetch } = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => askSeats(id, signal),
      initialData: opened,
      staleTime: Number.POSITIVE_INFINITY,
    },
    getQueryClient(),
  );
  const announced = useRef(list);
  const show = useRef(onShow);
  show.current = onShow;

  useEffect(() => {
    const before = new Map(announced.current.seats.map((seat) => [seat.id, seat.role]));
    announced.current = list;
    for (const { id: seat, role, isOwn } of list.seats) {
      if (isOwn || before.get(seat) === role) continue;
      const action = { label: 'Show', run: () => show.current() };
      showToast(
        {
          first: `A player for ${names[0]} sat down.`,
          second: `A player for ${names[1]} sat down.`,
          both: 'An umpire for both sides sat down.',
          looks: 'Somebody looks on now.',
        }[role],
        { action },
      );
    }
  }, [list, names]);

  /** Asks for the list if it has changed more often than this page knows. */
  const onSeatChanges = useCallback(
    (changes: number) => {
      if (changes > announced.current.changes) void refetch({ cancelRefetch: false });
    },
    [refetch],
  );
  const onList = (next: SeatList) => void getQueryClient().setQueryData(queryKey, next);
  return { list, onSeatChanges, onList };
};
