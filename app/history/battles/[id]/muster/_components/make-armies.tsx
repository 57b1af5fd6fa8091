'use client';

import { useRouter } from 'next/navigation';
import { useChange } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { createArmiesChange } from '@/lib/armies/queries';
import type { ArmyFile } from '@/lib/rules/core/document';

type Offer = {
  readonly label: string;
  readonly file: ArmyFile;
  /** nobody is in it */
  readonly isEmpty: boolean;
};

/** Makes ordinary armies of what was mustered: one opens in the builder, two stand first among my armies. */
export const MakeArmies = ({ armies }: { armies: readonly Offer[] }) => {
  const router = useRouter();
  const { change, pending, done, fault } = useChange({
    ...createArmiesChange(),
    onSuccess: (ids) => router.push(ids.length === 1 ? `/armies/${ids[0]}` : '/'),
  });
  const busy = pending || done;
  const full = armies.filter(({ isEmpty }) => !isEmpty);
  return (
    <div className="grid gap-2 pt-4 print:hidden" aria-busy={busy}>
      {full.length > 1 && (
        <Button
          variant="main"
          size="big"
          disabled={busy}
          onClick={() => change(full.map(({ file }) => file))}
        >
          Make both armies
        </Button>
      )}
      <div className="grid gap-2">
        {full.map(({ label, file }) => (
          <Button key={label} disabled={busy} onClick={() => change([file])}>
            Only {label}
          </Button>
        ))}
      </div>
      {full.length === 0 && <p>Nothing is mustered of either side.</p>}
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <p className="soft">Ordinary armies, named after their units; where they come from stays with them.</p>
    </div>
  );
};
