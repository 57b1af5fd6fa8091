'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { serverState } from '@/app/_components/server-state';
import { BEFORE_RELOAD } from '@/app/_editor/save/kept-page';
import { whenIdle } from '@/app/_editor/when-idle';
import { RefusedError } from '@/lib/api/accepted';
import { exchange } from '@/lib/games/exchange';
import { askNews, sendFacts } from '@/lib/games/queries';
import { loadGameRules } from '@/lib/rules';
import type { GameRules } from '@/lib/rules/core/contract/game';
import type { GameStore } from './game-store';

/** How often a page in sight asks what is new, and after how long without an act it asks less often; milliseconds. */
const EVERY = 1_500;
const QUIET = 10 * 60_000;
const SELDOM = 5_000;

const LEFT_TO_SEND = 50;

/** Calls `task` once what was done is seen; what it answers takes that back. */
const afterPaint = (task: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/** Where what was done is: at the table, on its way, or on this device until there is a connection. */
export type Line = 'table' | 'sending' | 'kept';

const intervalOf = ({ store }: GameStore, failed: boolean): number => {
  const { unsent, facts } = store.getState();
  if (unsent.length > 0 && !failed) return LEFT_TO_SEND;
  const last = facts.at(-1)?.at;
  return last !== undefined && Date.now() - Date.parse(last) < QUIET ? EVERY : SELDOM;
};

/**
 * Keeps a page and the server at one: sends what was done here and asks for what others did, while the page is in sight,
 * and at once when it comes back. `fault` says why nothing more can be sent: the game is gone, or full.
 */
export const useExchange = (
  id: string,
  game: GameStore,
  mayWrite: boolean,
  onSeatChanges: (changes: number) => void,
) => {
  const { store, hear, noteSent, recall } = game;
  const waiting = useStore(store, ({ unsent }) => unsent.length);
  const { error, refetch } = useQuery(
    {
      queryKey: ['game', id],
      queryFn: async ({ signal }) => {
        const news = await exchange(
          store.getState().known,
          {
            unsent: () => (mayWrite ? store.getState().unsent : []),
            ask: async (since) => {
              const { seatChanges, ...page } = await askNews(id, since, signal);
              onSeatChanges(seatChanges);
              return page;
            },
            send: (body) => sendFacts(id, body),
            onSent: noteSent,
          },
          hear,
        );
        return news.count;
      },
      staleTime: 0,
      retry: false,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      refetchInterval: ({ state }) =>
        state.error instanceof RefusedError ? false : intervalOf(game, state.error !== null),
    },
    serverState(),
  );
  const isKept = useStore(store, ({ keeps }) => keeps);
  useEffect(() => {
    void recall();
  }, [recall]);
  useEffect(() => {
    if (waiting > 0) return afterPaint(() => void refetch({ cancelRefetch: false }));
  }, [waiting, refetch]);
  // a newer Muster loads the page again when nobody touches it: not where that would lose an act
  const isLost = !isKept && waiting > 0;
  useEffect(() => {
    if (!isLost) return;
    const stay = (event: Event) => event.preventDefault();
    addEventListener(BEFORE_RELOAD, stay);
    return () => removeEventListener(BEFORE_RELOAD, stay);
  }, [isLost]);
  const refusal = error instanceof RefusedError ? error.message : null;
  const line: Line = error !== null ? 'kept' : waiting > 0 ? 'sending' : 'table';
  return { line, waiting, isKept, fault: refusal };
};

/**
 * What the rules say at the table. They are fetched once the table can be marked, so that they are there without a
 * connection: when the browser has nothing better to do, or at once where they are `wanted`.
 */
export const useRules = (system: string, wanted: boolean): GameRules | null => {
  const [rules, setRules] = useState<GameRules | null>(null);
  useEffect(() => {
    if (rules !== null) return;
    let isHere = true;
    const load = () => {
      // without them the table is marked all the same; the next visit asks again
      loadGameRules(system).then(
        (loaded) => isHere && setRules(() => loaded),
        () => undefined,
      );
    };
    const leave = wanted ? load() : whenIdle(load);
    return () => {
      isHere = false;
      leave?.();
    };
  }, [system, wanted, rules]);
  return rules;
};

/**
 * Keeps the screen awake where the browser allows it, over https: asked within a tap, and again with the next one
 * after the page was out of sight. Waking up costs nothing, so where it is refused nothing is said.
 */
export const useAwake = (): (() => void) => {
  const lock = useRef<WakeLockSentinel | null>(null);
  useEffect(() => () => void lock.current?.release(), []);
  return useCallback(() => {
    const { wakeLock } = navigator as Partial<Navigator>;
    if (wakeLock === undefined || (lock.current !== null && !lock.current.released)) return;
    wakeLock.request('screen').then(
      (sentinel) => {
        lock.current = sentinel;
      },
      () => undefined,
    );
  }, []);
};
