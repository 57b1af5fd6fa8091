'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { getQueryClient } from '@/app/_components/server-state';
import { BEFORE_RELOAD } from '@/app/_editor/save/kept-page';
import { whenIdle } from '@/app/_editor/when-idle';
import { useNews } from '@/app/_streams/use-news';
import { useTopic } from '@/app/_streams/use-topic';
import { RefusedError } from '@/lib/api/unwrap';
import { exchange, gameVersion } from '@/lib/games/exchange';
import { askNews, sendFacts } from '@/lib/games/queries';
import { loadGameRules } from '@/lib/rules';
import type { GameRules } from '@/lib/rules/core/contract/game';
import type { GameStore } from './game-store';

/**
 * How often a visible page asks what is new while no stream tells it, and after how long without an act it asks less
 * often; milliseconds.
 */
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
export type ActPlace = 'table' | 'sending' | 'kept';

const intervalOf = ({ store }: GameStore, isLive: boolean, failed: boolean): number | false => {
  const { unsent, facts } = store.getState();
  if (unsent.length > 0 && !failed) return LEFT_TO_SEND;
  if (isLive && !failed) return false;
  const last = facts.at(-1)?.at;
  return last !== undefined && Date.now() - Date.parse(last) < QUIET ? EVERY : SELDOM;
};

/**
 * Keeps a page and the server at one: sends what was done here, and asks for what others did when the stream says that
 * there is something, when the page is visible again, and every 1.5 seconds where there is no stream. `fault` says why
 * nothing more can be sent: the game is gone, or full.
 */
export const useExchange = (
  id: string,
  game: GameStore,
  mayWrite: boolean,
  onSeatChanges: (changes: number) => void,
) => {
  const { store, applyServerFacts, noteSent, recall } = game;
  const waiting = useStore(store, ({ unsent }) => unsent.length);
  const topic = useTopic(`game:${id}`);
  const seats = useRef(0);
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['game', id],
      queryFn: async ({ signal }) => {
        const news = await exchange(
          store.getState().serverFacts,
          {
            unsent: () => (mayWrite ? store.getState().unsent : []),
            ask: async (since) => {
              const { seatChanges, ...page } = await askNews(id, since, signal);
              seats.current = seatChanges;
              onSeatChanges(seatChanges);
              return page;
            },
            send: (body) => sendFacts(id, body),
            onSent: noteSent,
          },
          applyServerFacts,
        );
        return gameVersion(news.count, seats.current);
      },
      staleTime: 0,
      retry: false,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      refetchInterval: ({ state }) =>
        state.error instanceof RefusedError ? false : intervalOf(game, topic.isLive, state.error !== null),
    },
    getQueryClient(),
  );
  const askAgain = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  const isKept = useStore(store, ({ keeps }) => keeps);
  useEffect(() => {
    void recall();
  }, [recall]);
  useEffect(() => {
    if (waiting > 0) return afterPaint(askAgain);
  }, [waiting, askAgain]);
  // After an error the interval asks again: the stream may be alive while questions fail.
  useNews(topic, { shownVersion: data ?? null, isAsking: isFetching || error !== null }, askAgain);
  // A newer Muster reloads the page while the user is idle, unless that would lose an act.
  const isLost = !isKept && waiting > 0;
  useEffect(() => {
    if (!isLost) return;
    const stay = (event: Event) => event.preventDefault();
    addEventListener(BEFORE_RELOAD, stay);
    return () => removeEventListener(BEFORE_RELOAD, stay);
  }, [isLost]);
  const refusal = error instanceof RefusedError ? error.message : null;
  const line: ActPlace = error !== null ? 'kept' : waiting > 0 ? 'sending' : 'table';
  return { line, waiting, isKept, fault: refusal };
};

/**
 * What the rules say at the table. They are fetched once the table can be marked, so that they are there without a
 * connection: when the browser is idle, or at once if `isEnabled`.
 */
export const useRules = (system: string, isEnabled: boolean): GameRules | null => {
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
    const leave = isEnabled ? load() : whenIdle(load);
    return () => {
      isHere = false;
      leave?.();
    };
  }, [system, isEnabled, rules]);
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
