'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { dismissToast, showToast } from '@/app/_components/ui/toasts';
import * as words from './words';

/** A part of the page in a file of its own. */
export type LazyPartLoader<P> = {
  readonly loaded: () => ComponentType<P> | undefined;
  readonly load: () => Promise<void>;
  /** loads the part before it is rendered; a failure is shown when it is rendered */
  readonly preload: () => void;
};

/** A part that `fetch` brings; after a failure it can be asked for again, where `React.lazy` would fail for good. */
export const lazyPart = <P,>(fetch: () => Promise<ComponentType<P>>): LazyPartLoader<P> => {
  let part: ComponentType<P> | undefined;
  const load = async () => {
    part ??= await fetch();
  };
  return { loaded: () => part, load, preload: () => void load().catch(() => undefined) };
};

type LazyPartProps<P> = {
  part: LazyPartLoader<P>;
  props: P;
  /** a layer over the page: no place is reserved for it */
  over?: boolean;
  /** what keeps its place, where an empty line would not do */
  opening?: ReactNode;
};

/**
 * Renders a part once it is loaded. Without a connection it says so and offers another try, and retries when the
 * connection is back.
 */
export const LazyPart = <P extends object>({ part, props, over = false, opening }: LazyPartProps<P>) => {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(() =>
    part.loaded() === undefined ? 'loading' : 'ready',
  );

  useEffect(() => {
    if (state !== 'loading') return;
    let mounted = true;
    part.load().then(
      () => mounted && setState('ready'),
      () => mounted && setState('failed'),
    );
    return () => {
      mounted = false;
    };
  }, [part, state]);

  useEffect(() => {
    if (state !== 'failed') return;
    const again = () => setState('loading');
    const toast = showToast(words.partNotLoaded, {
      tone: 'error',
      action: { label: 'Try again', run: again },
    });
    addEventListener('online', again);
    return () => {
      dismissToast(toast);
      removeEventListener('online', again);
    };
  }, [state]);

  const Part = part.loaded();
  if (Part !== undefined) return <Part {...props} />;
  if (over) return null;
  return opening ?? <div className="min-h-24" aria-busy="true" />;
};

type LazyDialogProps<P> = { part: LazyPartLoader<P>; props: P };

/** A dialog that comes when it is first opened, and stays: it must close, not vanish, to give the focus back. */
export const LazyDialog = <P extends { readonly open: boolean }>({ part, props }: LazyDialogProps<P>) => {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen && <LazyPart part={part} props={props} over />;
};
