'use client';

import type { ReactNode } from 'react';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Time } from '@/app/_components/ui/time';
import { FaultNotice } from './fault-notice';
import type { PanelProps } from './panel-props';
import type { SaveState } from './save/save-state';
import type { Version } from './save/versions';
import type { EditSession } from './session';

export type Facts = readonly (readonly [term: string, fact: ReactNode])[];

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
  kept: string;
  save: SaveState<F>;
  session: Pick<EditSession<F, unknown>, 'queue' | 'takeTheirs' | 'drop'>;
  mine: F;
  factsOf: (file: F) => Facts;
  copyOf: (file: F) => F;
  keeping: Keeping<F>;
  pathOf: (id: string) => string;
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
  const { open, onClose, what, kept, factsOf, copyOf, children } = props;
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
            Take theirs, keep mine as a copy
          </Button>
          <Button variant="main" aria-disabled={pending} onClick={session.queue.keepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>Another device saved a newer version while you were editing. {kept}</p>
      <FaultNotice fault={fault} />
      <div className="my-4 grid grid-cols-2 gap-5">
        <VersionFacts title="Mine" facts={factsOf(mine)} edited="now, on this device" />
        <VersionFacts
          title="Theirs"
          facts={factsOf(theirs.file)}
          edited={<Time at={theirs.editedAt} inSentence />}
        />
      </div>
      {children}
    </BottomSheet>
  );
};

type FactsProps = { title: string; facts: Facts; edited: ReactNode };

const VersionFacts = ({ title, facts, edited }: FactsProps) => (
  <section aria-label={title}>
    <h3 className="border-rule-ink text-16 mb-1 border-b pb-1">{title}</h3>
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
          Keep it as a new {what}
        </Button>
      }
    >
      <p>Your edits are still on this device. You can keep them as a new {what}.</p>
      <FaultNotice fault={keeping.fault} />
    </BottomSheet>
  );
};
