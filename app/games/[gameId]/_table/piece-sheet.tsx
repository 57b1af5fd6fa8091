import type { ReactNode } from 'react';
import { Button } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Glyph } from '@/app/_components/ui/glyph';
import { LazyPart, lazyPart } from '@/app/_editor/lazy-part';
import type { Cite } from '@/lib/rules/core/contract/citation';
import type { GameRules } from '@/lib/rules/core/contract/game';
import type { GameAct } from '@/lib/rules/core/game/fact';
import { type Counter, type GameCondition, pieceName } from '@/lib/rules/core/game/machine';
import type { GameState } from '@/lib/rules/core/game/state';
import { ownOf, type PieceView, stepOf } from '../_game/table-view';
import { type EnteredThrow, TestsPart } from './test-part';

/** What a unit's card says; fetched behind the table. */
export const cardPart = lazyPart(() => import('./card-part').then(({ CardPart }) => CardPart));

const TILE =
  'border-rule-firm rounded-2 text-14 aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:border-ink min-h-12 border p-1 leading-tight font-medium disabled:opacity-55';

type PartProps = {
  readonly standing: PieceView;
  readonly mayMark: boolean;
  readonly onAct: (act: GameAct) => void;
};

/** What a part of a piece is called, by which page, and its values as buttons. */
const Part = ({
  label,
  cite,
  children,
}: {
  readonly label: string;
  readonly cite?: Cite;
  readonly children: ReactNode;
}) => (
  <fieldset className="min-w-0">
    <legend className="flex w-full items-baseline justify-between pb-1.5">
      {label} {cite && <CiteChip cite={cite} />}
    </legend>
    {children}
  </fieldset>
);

type TileProps = {
  readonly label: string;
  readonly isOn: boolean;
  readonly mayMark: boolean;
  readonly onPress: () => void;
};

const Tile = ({ label, isOn, mayMark, onPress }: TileProps) => (
  <button type="button" className={TILE} aria-pressed={isOn} disabled={!mayMark} onClick={onPress}>
    {label}
  </button>
);

const TILES = 'grid grid-cols-3 gap-2';

/** Every value of a counter as a button, what it means below. */
const CounterPart = ({ counter, standing, mayMark, onAct }: PartProps & { readonly counter: Counter }) => {
  const { piece, state } = standing;
  const most = piece.most?.[counter.key] ?? counter.most;
  const value = state.counters[counter.key] ?? counter.start;
  const values = Array.from({ length: most - counter.least + 1 }, (_, index) => counter.least + index);
  const step = stepOf(counter, state);
  return (
    <Part label={counter.label} cite={counter.cite}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(48px,1fr))] gap-1.5">
        {values.map((to) => (
          <button
            key={to}
            type="button"
            className={`${TILE} font-caslon text-20 border-ink min-h-14 border-2`}
            aria-label={`${counter.label}: ${to}`}
            aria-pressed={to === value}
            disabled={!mayMark}
            onClick={() =>
              to !== value && onAct({ act: 'count', piece: piece.id, counter: counter.key, by: to - value })
            }
          >
            {to}
          </button>
        ))}
      </div>
      {counter.steps && <p className="text-13 text-ink-2 min-h-5 pt-1">{step}</p>}
    </Part>
  );
};

/** The values of a condition, one of which holds. */
const ConditionPart = ({
  condition,
  standing,
  mayMark,
  onAct,
}: PartProps & { readonly condition: GameCondition }) => {
  const { piece, state } = standing;
  return (
    <Part label={condition.label} cite={condition.cite}>
      <div className={TILES}>
        {condition.values.map(({ value, label }) => (
          <Tile
            key={value}
            label={label}
            mayMark={mayMark}
            isOn={state.conditions[condition.key] === value}
            onPress={() => onAct({ act: 'become', piece: piece.id, condition: condition.key, to: value })}
          />
        ))}
      </div>
    </Part>
  );
};

const MarksPart = ({ game, standing, mayMark, onAct }: PartProps & { readonly game: GameState }) => {
  const { piece, state } = standing;
  const marks = ownOf(game.setup.machine.marks, piece);
  if (marks.length === 0) return null;
  return (
    <Part label="Marks">
      <div className={TILES}>
        {marks.map(({ key, label }) => (
          <Tile
            key={key}
            label={label}
            mayMark={mayMark}
            isOn={state.marks.has(key)}
            onPress={() => onAct({ act: 'mark', piece: piece.id, mark: key, on: !state.marks.has(key) })}
          />
        ))}
      </div>
    </Part>
  );
};

type PieceSheetProps = PartProps & {
  readonly game: GameState;
  /** null until they are there */
  readonly rules: GameRules | null;
  readonly onThrow: (throws: readonly EnteredThrow[]) => void;
  readonly onClose: () => void;
};

/** A unit, a commander or a formation: all that the machine knows of it, to see and to change. */
export const PieceSheet = ({ game, standing, mayMark, rules, onAct, onThrow, onClose }: PieceSheetProps) => {
  const { piece } = standing;
  const { counters, conditions } = game.setup.machine;
  const formation = game.setup.pieces.find(({ id }) => id === piece.in);
  const name = pieceName(piece);
  const about = [piece.about, formation?.name].filter(Boolean).join('. ');
  const part = { standing, mayMark, onAct };
  const card = piece.card === undefined ? undefined : game.setup.cards?.[piece.card];
  const [first, ...others] = ownOf(counters, piece);
  const tests = rules && (
    <TestsPart piece={piece.id} game={game} rules={rules} mayMark={mayMark} onThrow={onThrow} />
  );
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={name}
      footer={
        <Button variant="main" size="big" className="min-w-1/2" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-4" data-nation={game.setup.sides[piece.side].nation ?? ''}>
        {about !== '' && (
          <p className="text-ink-2 text-14 flex items-center gap-3">
            {piece.symbol && <Glyph symbol={piece.symbol} className="h-6.5 w-12" />}
            {about}
          </p>
        )}
        {piece.of !== 'unit' && tests}
        {first && <CounterPart counter={first} {...part} />}
        {piece.of === 'unit' && tests}
        <MarksPart game={game} {...part} />
        {others.map((counter) => (
          <CounterPart key={counter.key} counter={counter} {...part} />
        ))}
        {ownOf(conditions, piece).map((condition) => (
          <ConditionPart key={condition.key} condition={condition} {...part} />
        ))}
        {(card ?? piece.regiment ?? piece.note) !== undefined && (
          <LazyPart part={cardPart} props={{ piece, ...(card !== undefined && { card }) }} />
        )}
      </div>
    </BottomSheet>
  );
};
