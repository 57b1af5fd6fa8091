import { FileButton, LinkButton } from '@/app/_components/ui/button';
import { battlePath, bothSheetsPath } from '@/lib/pages';
import type { Side } from '../load-pair';
import * as words from '../words';

const ARMY = /^\/armies\/([^/]+)$/;

/** The army that a side is, where it is one of mine. */
const ownArmy = ({ href }: Side): string | undefined => {
  const id = ARMY.exec(href ?? '')?.[1];
  return id === undefined ? undefined : decodeURIComponent(id);
};

/** Both armies to be opened, both printed as one file, and the way back to the battle they are of. */
export const PairBar = ({ a, b }: { a: Side; b: Side }) => {
  const battle = a.file.origin?.battle === b.file.origin?.battle ? a.file.origin?.battle : undefined;
  const [first, second] = [ownArmy(a), ownArmy(b)];
  const bothMine = first !== undefined && second !== undefined;
  if (battle === undefined && !bothMine) return null;
  return (
    <nav aria-label={words.theTwoArmies} className="flex flex-wrap gap-2 print:hidden">
      {[a, b].map((side, index) =>
        side.href === null ? null : (
          <LinkButton key={side.href} className="whitespace-normal" href={side.href}>
            {words.openArmy(side.file.name, index)}
          </LinkButton>
        ),
      )}
      {bothMine && a.system.id === b.system.id && (
        <FileButton icon="print" href={bothSheetsPath(first, second)}>
          {words.printBoth}
        </FileButton>
      )}
      {battle !== undefined && (
        <LinkButton variant="bare" href={battlePath(battle)}>
          {words.backToBattle}
        </LinkButton>
      )}
    </nav>
  );
};
