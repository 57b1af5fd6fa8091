import { useState } from 'react';
import type { GameRules } from '@/lib/rules/core/contract/game';
import type { Act } from '@/lib/rules/core/game/fact';
import type { Piece, Side } from '@/lib/rules/core/game/machine';
import type { GameState } from '@/lib/rules/core/game/state';
import { watchSide } from '../_game/table-view';
import { FormationPart } from './formation-part';
import { LeaderRow } from './leader-row';
import { ObjectivesPart } from './objectives-part';
import { PhaseNotes } from './phase-notes';

type SidePartProps = {
  readonly game: GameState;
  /** the same a moment later: what may wait until a tap is seen */
  readonly later: GameState;
  readonly side: Side;
  readonly name: string;
  /** null until they are there */
  readonly rules: GameRules | null;
  /** the piece that is open */
  readonly chosen: string | null;
  readonly isShown: boolean;
  /** marks the pieces of this side, and what concerns both */
  readonly may: { readonly side: boolean; readonly both: boolean };
  readonly onHit: (unit: Piece) => void;
  readonly onOpen: (piece: Pick<Piece, 'id'>) => void;
  readonly onTests: () => void;
  readonly onAct: (act: Act) => void;
};

/** One side at the table: what has to be remembered, who leads it, its formations, what is fought over. */
export const SidePart = ({ game, side, name, isShown, may, ...props }: SidePartProps) => {
  const { later, rules, chosen, onHit, onOpen, onTests, onAct } = props;
  const { setup } = game;
  const [see] = useState(() => watchSide(side));
  const { leaders, formations } = see(game);
  return (
    <section
      aria-label={name}
      data-nation={setup.sides[side].nation ?? ''}
      className={`min-h-0 min-w-0 pb-5 min-[760px]:overflow-auto ${side === 1 ? 'min-[760px]:border-rule-ink min-[760px]:border-l' : ''} ${isShown ? '' : 'max-[759px]:hidden'}`}
    >
      {rules && <PhaseNotes game={later} {...{ rules, side, onOpen, onTests }} />}
      {leaders.map((leader) => (
        <LeaderRow key={leader.piece.id} {...{ setup, leader, onOpen }} />
      ))}
      {formations.map((view) => (
        <FormationPart
          key={view.formation?.piece.id ?? 'alone'}
          mayMark={may.side}
          chosen={view.units.some(({ piece }) => piece.id === chosen) ? chosen : null}
          {...{ setup, view, onHit, onOpen }}
        />
      ))}
      {side === 0 && <ObjectivesPart mayMark={may.both} {...{ game, onAct }} />}
    </section>
  );
};
