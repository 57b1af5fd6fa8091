import { formatPoints } from '@/app/_components/army/points';
import { Flag } from '@/app/_components/ui/flag';
import { ShareOfSide } from '@/app/history/_components/share-of-side';
import type { MusteredBattle } from '@/lib/history/muster-battle';
import { grouped } from '@/lib/rules/core/army/number';
import { counted } from '@/lib/rules/core/army/words';
import { unitsText } from '@/lib/rules/core/muster/muster-measure';
import type { Section } from '@/lib/rules/core/tree/outline';

/** "2 × Musketeer battalion, 1 × Heavy battery": the units of a section by their kinds, as one line of paper. */
const kindsText = ({ rows }: Section): string => {
  const kinds = new Map<string, number>();
  for (const { kind, type, name } of rows) {
    if (kind !== 'unit') continue;
    const word = type || name;
    kinds.set(word, (kinds.get(word) ?? 0) + 1);
  }
  return [...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ');
};

/** One side of an evening in short: its commander, what it is worth, its brigades with their troops. */
export const Force = ({ mustered, side }: { mustered: MusteredBattle; side: 0 | 1 }) => {
  const { battle, rules, both, sides } = mustered;
  const { system } = rules;
  const { file, assessment, points, measure, units } = both.sides[side];
  const { breakingPoint } = system.summary(file, assessment);
  const sections = system
    .outline(file)
    .sections.filter(({ rows }) => rows.some(({ kind }) => kind === 'unit'));
  const name = battle.sides[side]?.name ?? '';
  return (
    <section aria-label={name} data-nation={sides[side].nation}>
      <header className="border-rule-ink flex items-center gap-3 border-b pb-1.5">
        <Flag className="h-8" />
        <p className="min-w-0">
          <span className="font-caslon text-20 block leading-(--lh-tight)">{name}</span>
          <span className="soft">{battle.sides[side]?.commander ?? 'commander not known'}</span>
        </p>
        <p className="font-caslon text-26 ml-auto tabular-nums">
          {points === null ? grouped(measure.amount) : formatPoints(points, system.pointScale)}
        </p>
      </header>
      <p className="py-1 tabular-nums">
        {unitsText(units)} {system.terms.units}
        {breakingPoint !== null && `, ${system.terms.breakingPoint} ${grouped(breakingPoint)}`},{' '}
        {counted(sections.length, 'body', 'bodies')} of troops
      </p>
      <ShareOfSide share={both.shares[side]} />
      <ul className="pt-1">
        {sections.map((section) => (
          <li key={section.id} className="border-rule border-b py-1 print:break-inside-avoid">
            <b className="font-semibold">{section.title}</b>{' '}
            <span className="soft">{kindsText(section)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
