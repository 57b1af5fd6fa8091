import type { ArmyRef } from '@/lib/games/schema';
import type { SideQuestion } from '../compare-question';

/** The army of a side of a comparison, as a game asks for it; null where none was chosen. */
export const armyRef = (side: SideQuestion): ArmyRef | null => {
  switch (side.kind) {
    case 'mine':
    case 'ready':
      return { kind: side.kind, id: side.id };
    case 'link':
      return { kind: 'link', token: side.token };
    case 'none':
    case 'no-link':
      return null;
  }
};
