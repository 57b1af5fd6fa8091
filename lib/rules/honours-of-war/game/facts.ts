import type { ArmyFile } from '../../core/army/document';
import type { GamePiece, GameSide } from '../../core/game/machine';
import { bandsOf } from '../fire-odds';
import type { HitRowId } from '../hits';
import type { Army, Unit } from '../schema';
import { type Arm, type Size, sizeOf, type TroopTypeId, TYPES, type UnitClass, type Weight } from '../tables';
import type { Leader } from '../tree';
import { nationalRow, unitFacts } from '../unit-facts';

type Facts = NonNullable<GamePiece['facts']>;

/** The piece of what concerns the whole battle. */
export const BATTLE = 'battle';

const BANDS = ' ';

/** What the tests of a unit ask of it, read back from a game. */
export type UnitGameFacts = {
  readonly type: TroopTypeId;
  readonly arm: Arm;
  readonly weight: Weight | null;
  readonly class: UnitClass;
  readonly size: Size;
  readonly hitRow: HitRowId | null;
  readonly fireRow: HitRowId | null;
  /** its ranges by name, near first: none if it never fires */
  readonly bands: readonly string[];
  readonly turnToFace: number;
  readonly changeWhenCharged: number;
  readonly chargeBonus: boolean;
  readonly dismounts: boolean;
};

/** What a unit keeps for its tests. */
export const unitGameFacts = (unit: Unit, file: ArmyFile<Army>): Facts => {
  const { hitRow, fireRow, ranges, turnToFace, changeWhenCharged, chargeBonus, dismounts } = unitFacts(
    unit,
    file,
  );
  const { arm, weight } = TYPES[unit.type];
  return {
    type: unit.type,
    arm,
    class: unit.class,
    size: sizeOf(unit),
    ...(weight !== undefined && { weight }),
    ...(hitRow !== null && { hitRow }),
    ...(fireRow !== null && { fireRow }),
    bands: bandsOf(ranges ?? [])
      .map(({ band }) => band)
      .join(BANDS),
    turnToFace,
    changeWhenCharged,
    chargeBonus,
    dismounts,
  };
};

/** The facts of a unit; undefined for any other piece, and of a game that kept none. */
export const factsOfUnit = ({ of, facts }: GamePiece): UnitGameFacts | undefined => {
  if (of !== 'unit' || facts?.type === undefined) return undefined;
  const { bands, weight = null, hitRow = null, fireRow = null, ...own } = facts;
  const named = `${bands}`.split(BANDS).filter((band) => band !== '');
  return { ...own, weight, hitRow, fireRow, bands: named } as unknown as UnitGameFacts;
};

/** What a leader keeps: his rank, and of a lieutenant general the brigades below him (p. 12, 37). */
export const leaderFacts = ({ kind, leader }: Leader, side: GameSide): Facts => ({
  rank: kind,
  ...(kind === 'lieutenant' &&
    Object.fromEntries(leader.brigades.map((id) => [`leads ${side}:${id}`, true] as const))),
});

/** True if the brigade is one of a lieutenant general's. */
export const leads = ({ facts }: GamePiece, brigade: string): boolean => facts?.[`leads ${brigade}`] === true;

/** What nations add to their dice for initiative (p. 18, 25, 39-50); of a side without an army nothing is known. */
export const battleFacts = (files: readonly (ArmyFile<Army> | undefined)[]): Facts =>
  Object.fromEntries(
    files.flatMap((file, side) => {
      if (file === undefined) return [];
      const { moveInitiative, fireInitiative } = nationalRow(file);
      return [
        [`movement-initiative ${side}`, moveInitiative],
        [`firing-initiative ${side}`, fireInitiative],
      ];
    }),
  );
