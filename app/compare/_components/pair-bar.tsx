import { LinkButton } from '@/app/_components/ui/button';
import { battlePath, printPath } from '@/lib/pages';
import type { Side } from '../load-pair';

const ARMY = /^\/armies\/([^/]+)$/;

/** The army that a side is, where it is one of mine. */
const ownArmy = ({ href }: Side): string | null => {
  const id = ARMY.exec(href ?? '')?.[1];
  return id === undefined ? null : decodeURIComponent(id);
};

/** Two armies of one battle: where each opens and prints, and the way back to the battle. */
export const PairBar = ({ a, b }: { a: Side; b: Side }) => {
  const battle = a.file.origin?.battle;
  if (battle === undefined || battle !== b.file.origin?.battle) return null;
  return (
    <nav aria-label="The two armies of this battle" className="flex flex-wrap gap-2 print:hidden">
      {[a, b].map((side, index) => {
        const id = ownArmy(side);
        const name = side.file.name || `army ${index + 1}`;
        return id === null ? null : (
          <span key={id} className="flex gap-2">
            <LinkButton className="whitespace-normal" href={side.href ?? ''}>
              Open {name}
            </LinkButton>
            <LinkButton icon="print" href={printPath(id)}>
              Print<span className="vh"> {name}</span>
            </LinkButton>
          </span>
        );
      })}
      <LinkButton variant="bare" href={battlePath(battle)}>
        Back to the battle
      </LinkButton>
    </nav>
  );
};
