import { LinkButton } from '@/app/_components/ui/button';
import { Time } from '@/app/_components/ui/time';
import type { CurrentGame } from '@/lib/games/current-game';
import { gamePath } from '@/lib/pages';

/** The game that is on the table, above the armies. */
export const GameLine = ({ game }: { game: CurrentGame }) => (
  <section className="max-tablet:px-4 px-6 pt-5.5" aria-labelledby="on-the-table">
    <div className="border-rule-ink max-handset:grid-cols-[minmax(0,1fr)] grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2.5 border-y py-3">
      <div>
        <h2 id="on-the-table" className="text-12 text-ink-2 font-sans">
          On the table, last played <Time at={game.playedAt} inSentence />
        </h2>
        <p className="font-display text-26 leading-tight wrap-anywhere">
          {[
            `${game.sides.join(' against ')}, turn ${game.turn}`,
            ...(game.phase === '' ? [] : [game.phase.toLowerCase()]),
          ].join(', ')}
        </p>
      </div>
      <LinkButton variant="main" size="big" href={gamePath(game.id)}>
        Back to the table
      </LinkButton>
    </div>
  </section>
);
