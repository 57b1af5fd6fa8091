'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { createArmiesChange } from '@/lib/armies/queries';
import { armyPath, comparePath } from '@/lib/pages';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { useChange } from '../server-changes';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

type Offer = {
  readonly label: string;
  readonly file: ArmyFile;
  /** it has no units */
  readonly isEmpty: boolean;
};

type MakeArmiesProps = {
  armies: readonly Offer[];
  note: string;
  /** the army in view, which alone is offered beside both where there is little room */
  here?: number;
  /** said over the buttons where they stand at the foot of a phone or a tablet */
  message?: ReactNode;
  /** both are offered at once: they are a fair pair */
  pair?: boolean;
};

/** Makes ordinary armies of what was made up: one opens in the builder, two are set side by side. */
export const MakeArmies = ({ armies, note, here = 0, message, pair = true }: MakeArmiesProps) => {
  const router = useRouter();
  const { change, pending, done, fault } = useChange({
    ...createArmiesChange(),
    onSuccess: ([first = '', second]) =>
      router.push(second === undefined ? armyPath(first) : comparePath(first, second)),
  });
  const busy = pending || done;
  const full = armies.filter(({ isEmpty }) => !isEmpty);
  const isPair = pair && full.length > 1;
  return (
    <div
      className="max-laptop:bg-paper max-laptop:border-rule-ink max-laptop:fixed max-laptop:inset-x-0 max-laptop:bottom-0 max-laptop:z-10 max-laptop:grid-cols-2 max-laptop:border-t max-laptop:px-4 max-laptop:pt-2 max-laptop:pb-[max(8px,env(safe-area-inset-bottom))] grid gap-2 pt-4 print:hidden"
      aria-busy={busy}
    >
      {message !== undefined && <div className="laptop:hidden col-span-full">{message}</div>}
      {isPair && (
        <Button
          variant="main"
          size="big"
          disabled={busy}
          onClick={() => change(full.map(({ file }) => file))}
        >
          Make both armies
        </Button>
      )}
      <div className={`grid gap-2 ${isPair ? '' : 'col-span-full'}`}>
        {full.map(({ label, file }) => (
          <Button
            key={label}
            className={full.length > 1 && label !== armies[here]?.label ? 'max-laptop:hidden' : ''}
            variant={armies.length > 1 ? 'plain' : 'main'}
            disabled={busy}
            onClick={() => change([file])}
          >
            {armies.length > 1 ? `Only ${label}` : 'Make this army'}
          </Button>
        ))}
      </div>
      {full.length === 0 && <p className="col-span-full">It has no units.</p>}
      {fault !== undefined && (
        <Notice className="col-span-full" severity="error" live>
          {fault}
        </Notice>
      )}
      <p className="soft max-laptop:hidden">{note}</p>
    </div>
  );
};
