'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getQueryClient } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Time } from '@/app/_components/ui/time';
import { browserName } from '@/lib/devices/browser-name';
import { devicesQuery } from '@/lib/devices/queries';
import { FaultNotice } from './dialog-parts';
import type { PanelProps } from './panels';
import type { SaveState, Version } from './save/save-state';
import type { EditSession } from './session';

/** The two sides of a conflict, wherever they are named. */
export const THIS_DEVICE = 'This device';
export const OTHER_DEVICE = 'Other device';

export type DocumentFacts = readonly (readonly [term: string, fact: ReactNode])[];

/** Stores a version as a document of its own. */
type Keeping<F> = {
  readonly keep: (file: F, onKept: (id: string) => void) => void;
  readonly pending: boolean;
  readonly fault: string | undefined;
};

type ConflictProps<F extends object> = PanelProps & {
  /** "army" */
  what: string;
  /** where the version that is not chosen stays */
  keptPlace: string;
  save: SaveState<F>;
  session: Pick<EditSession<F, unknown>, 'queue' | 'takeTheirs' | 'takeBoth' | 'drop'>;
  mine: F;
  factsOf: (file: F) => DocumentFacts;
  copyOf: (file: F) => F;
  keeping: Keeping<F>;
  pathOf: (id: string) => string;
  /** both in one, where their changes do not touch */
  both?: F | undefined;
  /** how they differ */
  children?: ReactNode;
};

/** Two versions of a document exist, or it is gone: its owner chooses. */
export const ConflictDialog = <F extends object>({ save, ...props }: ConflictProps<F>) => {
  if (save.kind === 'gone') return <GoneDialog {...props} />;
  if (save.kind === 'conflict') return <ChoiceDialog {...props} theirs={save.current} />;
  return null;
};

type ChoiceProps<F extends object> = Omit<ConflictProps<F>, 'save'> & { theirs: Version<F> };

const ChoiceDialog = <F extends object>({ session, mine, theirs, ...props }: ChoiceProps<F>) => {
  const { open, onClose, what, keptPlace, factsOf, copyOf, both, children } = props;
  const devices = useDevices();
  const { keep, pending, fault } = props.keeping;
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={`This ${what} was changed elsewhere`}
      wide
      footer={
        <>
          <Button
            aria-disabled={pending}
            onClick={() => keep(copyOf(mine), () => session.takeTheirs(theirs))}
          >
            Take the other, keep this as a copy
          </Button>
          <Button
            variant={both === undefined ? 'main' : 'plain'}
            aria-disabled={pending}
            onClick={session.queue.keepMine}
          >
            Keep this one
          </Button>
          {both !== undefined && (
            <Button variant="main" aria-disabled={pending} onClick={() => session.takeBoth(theirs, both)}>
              Take both
            </Button>
          )}
        </>
      }
    >
      <p>
        {`${devices.other ?? 'Another device'} saved a newer version while you were editing here. ${keptPlace}`}
        {both !== undefined && ' The changes do not touch: you can take both.'}
      </p>
      <FaultNotice fault={fault} />
      <div className="my-4 grid grid-cols-2 gap-5">
        <VersionFacts
          title={THIS_DEVICE}
          device={devices.here}
          facts={factsOf(mine)}
          edited="now, on this device"
        />
        <VersionFacts
          title={OTHER_DEVICE}
          device={devices.other ?? ''}
          facts={factsOf(theirs.file)}
          edited={<Time at={theirs.editedAt} inSentence />}
        />
      </div>
      {children}
    </BottomSheet>
  );
};

/** What this browser and the one other are called; nothing of the other where there are several, or no connection. */
const useDevices = (): { readonly here: string; readonly other: string | undefined } => {
  const { data } = useQuery({ ...devicesQuery(), retry: false }, getQueryClient());
  const others = (data?.devices ?? []).filter(({ current }) => !current);
  return {
    here: browserName(navigator.userAgent),
    other: others.length === 1 ? others[0]?.name : undefined,
  };
};

type FactsProps = { title: string; device: string; facts: DocumentFacts; edited: ReactNode };

const VersionFacts = ({ title, device, facts, edited }: FactsProps) => (
  <section aria-label={title}>
    <h3 className="border-rule-ink text-16 mb-1 border-b pb-1">
      {title} {device !== '' && <span className="text-12 text-ink-3 font-sans">{device}</span>}
    </h3>
    <dl>
      {[...facts, ['Edited', edited] as const].map(([term, fact]) => (
        <div key={term} className="flex justify-between gap-3 leading-[1.8]">
          <dt className="text-ink-3">{term}</dt>
          <dd className="font-[560] wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  </section>
);

type GoneProps<F extends object> = Pick<
  ConflictProps<F>,
  'open' | 'onClose' | 'what' | 'mine' | 'session' | 'keeping' | 'pathOf'
>;

const GoneDialog = <F extends object>({ mine, session, keeping, pathOf, ...props }: GoneProps<F>) => {
  const { open, onClose, what } = props;
  const onKept = (id: string) => {
    session.drop();
    location.assign(pathOf(id));
  };
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={`This ${what} was deleted elsewhere`}
      footer={
        <Button variant="main" aria-disabled={keeping.pending} onClick={() => keeping.keep(mine, onKept)}>
          {`Keep it as a new ${what}`}
        </Button>
      }
    >
      <p>{`Your edits are still on this device. You can keep them as a new ${what}.`}</p>
      <FaultNotice fault={keeping.fault} />
    </BottomSheet>
  );
};
