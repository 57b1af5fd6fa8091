'use client';

import type { ReactNode } from 'react';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';

export type Facts = readonly (readonly [term: string, fact: ReactNode])[];

type ChoiceProps = {
  open: boolean;
  onClose: () => void;
  /** "army" */
  what: string;
  /** where the version that is not chosen stays */
  kept: string;
  mine: Facts;
  theirs: Facts;
  onMine: () => void;
  onTheirs: () => void;
  pending: boolean;
  fault: string | undefined;
  /** how they differ */
  children?: ReactNode;
};

/** Two versions of a document exist: its owner chooses, and nothing is lost either way. */
export const VersionChoice = ({
  open,
  onClose,
  what,
  kept,
  mine,
  theirs,
  onMine,
  onTheirs,
  pending,
  fault,
  children,
}: ChoiceProps) => (
  <BottomSheet
    open={open}
    onClose={onClose}
    title={`This ${what} was changed elsewhere`}
    wide
    footer={
      <>
        <Button aria-disabled={pending} onClick={onTheirs}>
          Take theirs, keep mine as a copy
        </Button>
        <Button variant="main" aria-disabled={pending} onClick={onMine}>
          Keep mine
        </Button>
      </>
    }
  >
    <p>Another device saved a newer version while you were editing. {kept}</p>
    <FaultNotice fault={fault} />
    <div className="my-4 grid grid-cols-2 gap-5">
      <VersionFacts title="Mine" facts={mine} />
      <VersionFacts title="Theirs" facts={theirs} />
    </div>
    {children}
  </BottomSheet>
);

const FaultNotice = ({ fault }: { fault: string | undefined }) =>
  fault === undefined ? null : (
    <Notice severity="error" live>
      {fault}
    </Notice>
  );

const VersionFacts = ({ title, facts }: { title: string; facts: Facts }) => (
  <section aria-label={title}>
    <h3 className="border-rule-ink text-16 mb-1 border-b pb-1">{title}</h3>
    <dl>
      {facts.map(([term, fact]) => (
        <div key={term} className="flex justify-between gap-3 leading-[1.8]">
          <dt className="text-ink-3">{term}</dt>
          <dd className="font-[560] wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  </section>
);

type GoneProps = Pick<ChoiceProps, 'open' | 'onClose' | 'what' | 'pending' | 'fault'> & {
  onKeep: () => void;
};

/** The document is gone, and edits of it are still here. */
export const GoneChoice = ({ open, onClose, what, pending, fault, onKeep }: GoneProps) => (
  <BottomSheet
    open={open}
    onClose={onClose}
    title={`This ${what} was deleted elsewhere`}
    footer={
      <Button variant="main" aria-disabled={pending} onClick={onKeep}>
        Keep it as a new {what}
      </Button>
    }
  >
    <p>Your edits are still on this device. You can keep them as a new {what}.</p>
    <FaultNotice fault={fault} />
  </BottomSheet>
);
