import { LoneUniform } from '@/app/_components/army/coat';
import type { GamePiece, PieceCard } from '@/lib/rules/core/game/machine';
import { PartsView } from './section-parts';

type CardPartProps = {
  readonly piece: GamePiece;
  /** absent for what has none, and in games that were opened before units had cards */
  readonly card?: PieceCard;
};

/** Who a unit was and what its card says: what it can do without a look at paper. */
export const CardPart = ({ piece: { regiment, note }, card }: CardPartProps) => (
  <section aria-label="Card" className="grid gap-2">
    {regiment !== undefined && (
      <p className="flex items-center gap-3">
        <LoneUniform coat={regiment.coat ?? null} facings={regiment.facings} />
        {regiment.name}
      </p>
    )}
    {note !== undefined && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
    {card !== undefined && (
      <>
        <h3 className="border-rule-ink text-16 font-caslon flex items-baseline justify-between gap-3 border-b pb-1 font-normal">
          Card
          <small className="text-12 text-ink-2 font-sans">{card.about}</small>
        </h3>
        <div className="[&>*:first-child]:border-t-0">
          <PartsView parts={card.parts} name="Card" />
        </div>
      </>
    )}
  </section>
);
