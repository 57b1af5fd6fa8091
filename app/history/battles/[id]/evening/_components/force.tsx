import { Flag } from '@/app/_components/ui/flag';
import { ShareOfSide } from '@/app/history/_components/share-of-side';
import { forceOf } from '@/lib/history/evening';
import type { MusteredBattle } from '@/lib/history/muster-battle';

/** One side of an evening in short: its commander, what it is worth, its brigades with their troops. */
export const Force = ({ mustered, side }: { mustered: MusteredBattle; side: 0 | 1 }) => {
  const { name, commander, facts, bodies } = forceOf(mustered, side);
  return (
    <section aria-label={name} data-nation={mustered.sides[side].nation}>
      <header className="border-rule-ink flex items-center gap-3 border-b pb-1.5">
        <Flag className="h-8" />
        <p className="min-w-0">
          <span className="font-caslon text-20 block leading-(--lh-tight)">{name}</span>
          <span className="soft">{commander}</span>
        </p>
      </header>
      <p className="py-1 font-semibold tabular-nums">{facts}</p>
      <ShareOfSide share={mustered.both.shares[side]} />
      <ul className="pt-1">
        {bodies.map(({ title, troops }) => (
          <li key={title} className="border-rule border-b py-1 print:break-inside-avoid print:py-0.5">
            <b className="font-semibold">{title}</b> <span className="soft">{troops}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
