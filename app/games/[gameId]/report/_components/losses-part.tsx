import { Glyph } from '@/app/_components/ui/glyph';
import { Flag } from '@/app/_components/ui/icon';
import { lossesByFormation, type PieceLoss } from '@/lib/rules/core/game/decided';
import { type GameSide, sideNames } from '@/lib/rules/core/game/machine';
import { isLost, type LossRow, lossRows } from '@/lib/rules/core/game/report-losses';
import * as reportWords from '@/lib/rules/core/game/report-words';
import { type GameState, sidesOf } from '@/lib/rules/core/game/state';
import { lossText } from '@/lib/rules/core/game/words';

type LossesPartProps = {
  readonly game: GameState;
  readonly losses: readonly [number, number];
  readonly per: number;
};

/** What each formation has lost, the two armies side by side. */
export const LossesPart = ({ game, losses, per }: LossesPartProps) => {
  const both = lossesByFormation(game);
  return (
    <div className="max-tablet:grid-cols-[minmax(0,1fr)] grid grid-cols-2 gap-x-8 gap-y-4 print:grid-cols-2">
      {sidesOf(game.setup).map((side) => (
        <SideTable
          key={side}
          game={game}
          side={side}
          rows={lossRows(both[side], per)}
          lost={losses[side]}
          per={per}
        />
      ))}
    </div>
  );
};

type SideTableProps = Omit<LossesPartProps, 'losses'> & {
  readonly side: GameSide;
  readonly rows: readonly LossRow[];
  readonly lost: number;
};

const HEAD = 'border-rule-ink text-12 text-ink-2 border-b py-1 text-end font-normal';
const CELL = 'border-rule border-b py-1.5 align-top print:py-[0.6mm]';

const SideTable = ({ game, side, rows, lost, per }: SideTableProps) => {
  const { nation = '', breaksAt } = game.setup.sides[side];
  const name = sideNames(game.setup)[side];
  return (
    <table className="w-full self-start" data-nation={nation}>
      <caption className="vh">{reportWords.lossesOf(name)}</caption>
      <thead>
        <tr>
          <th scope="col" className="border-rule-ink border-b py-1 text-start">
            <span className="text-16 font-caslon flex items-center gap-2 font-normal">
              <Flag nation={nation} className="h-4" />
              {name}
            </span>
          </th>
          <th scope="col" className={`${HEAD} pr-3`}>
            Units
          </th>
          <th scope="col" className={HEAD}>
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="print:break-inside-avoid">
            <th scope="row" className={`${CELL} text-start font-normal`}>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <b className="font-semibold wrap-anywhere">{row.name}</b>
                <Pieces pieces={row.pieces} />
              </span>
              {row.lost.length > 0 && (
                <small className="text-12 text-ink-2 block leading-snug wrap-anywhere">
                  {row.lost.join(', ')}
                </small>
              )}
            </th>
            <td className={`${CELL} pr-3 text-end tabular-nums`}>
              {row.units === null ? '' : row.units || '–'}
            </td>
            <td className={`${CELL} text-end font-semibold tabular-nums`}>
              {row.points === 0 ? '–' : lossText(row.points, per)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="py-1.5 text-start font-semibold print:py-[0.6mm]">
            {breaksAt === null ? reportWords.lostInAll : reportWords.lostOf(lossText(breaksAt, per))}
          </th>
          <td className="pr-3 text-end font-semibold tabular-nums">
            {rows.reduce((sum, { units }) => sum + (units ?? 0), 0)}
          </td>
          <td className="font-caslon text-16 border-rule-ink border-b-3 border-double text-end tabular-nums">
            {lossText(lost, per)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
};

/** The pieces of a formation drawn in a row; the words below say which are lost. */
const Pieces = ({ pieces }: { readonly pieces: readonly PieceLoss[] }) => (
  <span className="flex flex-wrap gap-1.5" aria-hidden="true">
    {pieces.map((each) => {
      const { piece } = each;
      if (piece.symbol === undefined) return null;
      return (
        <span key={piece.id} className="relative block">
          <Glyph symbol={piece.symbol} className={`h-3 w-5.5 ${isLost(each) ? 'opacity-40' : ''}`} />
          {isLost(each) && (
            <svg
              viewBox="0 0 22 12"
              className="stroke-ink absolute -top-0.5 left-0 h-3 w-5.5 overflow-visible stroke-[1.6]"
              aria-hidden="true"
            >
              <path d="M0 0L22 12M0 12L22 0" />
            </svg>
          )}
        </span>
      );
    })}
  </span>
);
