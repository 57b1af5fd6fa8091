import type { OobArm, OobType } from '../rules/core/muster/order-of-battle';
import type { Counting, Depth } from './depth';

/** What the history answers; null is not known, everywhere. */

export type NationRef = {
  readonly id: string;
  readonly name: string;
  /** the army of the rules in which it fights */
  readonly army: string | null;
};

export type SourceRef = {
  readonly id: string;
  readonly citation: string;
  /** the place in it: a page, a title */
  readonly at: string | null;
};

export type BattleRef = {
  readonly id: string;
  /** scenario: forces of a printed scenario, not of history */
  readonly kind: 'battle' | 'scenario';
  readonly name: string;
  /** ISO 8601; null where no more than the year is known */
  readonly date: string | null;
  readonly year: number;
};

export type Strength = {
  readonly men: number | null;
  readonly infantry: number | null;
  readonly cavalry: number | null;
  readonly guns: number | null;
  readonly battalions: number | null;
  readonly squadrons: number | null;
};

export type SideSummary = Strength & {
  readonly position: number;
  readonly name: string;
  readonly nations: readonly NationRef[];
  readonly commander: string | null;
  readonly depth: Depth;
};

export type BattleSummary = BattleRef & {
  readonly otherNames: readonly string[];
  readonly dateEnd: string | null;
  readonly place: string | null;
  readonly theatre: string | null;
  /** high, medium or low */
  readonly confidence: string | null;
  /** false for an entry of a person */
  readonly shipped: boolean;
  readonly sides: readonly SideSummary[];
};

/** A regiment as a unit shows it. */
export type RegimentRef = {
  readonly id: string;
  readonly name: string;
  readonly number: string | null;
  readonly coat: string | null;
  readonly facings: string | null;
};

/** The regiment of a unit, with what it is known to have had. */
export type UnitRegiment = RegimentRef & {
  readonly battalions: number | null;
  readonly squadrons: number | null;
};

export type UnitNode = {
  readonly id: string;
  readonly name: string;
  /** its name on paper, where there is little room; null = the same */
  readonly short: string | null;
  readonly nation: NationRef | null;
  /** as the source has it */
  readonly nationText: string;
  readonly arm: OobArm;
  readonly armText: string;
  readonly type: OobType;
  readonly typeText: string;
  /** only counted units may be summed */
  readonly counting: Counting;
  /** in fractions of what its kind usually is */
  readonly strength: number;
  readonly battalions: number | null;
  readonly squadrons: number | null;
  readonly guns: number | null;
  readonly calibre: string | null;
  readonly men: number | null;
  readonly notes: string | null;
  readonly regiment: UnitRegiment | null;
};

export type FormationKind = 'wing' | 'line' | 'corps' | 'brigade';

export type FormationNode = {
  readonly id: string;
  readonly name: string;
  /** its name on paper, where there is little room; null = the same */
  readonly short: string | null;
  readonly kind: FormationKind;
  readonly commander: string | null;
  readonly notes: string | null;
  readonly units: readonly UnitNode[];
  readonly children: readonly FormationNode[];
};

export type SideDetail = SideSummary & {
  readonly notes: string | null;
  readonly formations: readonly FormationNode[];
};

/** A fact that sources give differently. */
export type Variant = {
  readonly id: string;
  /** position of the side; null = of the whole battle */
  readonly side: number | null;
  /** a formation or unit of that side by its name; null = the side itself */
  readonly subject: string | null;
  /** men, guns, squadrons, units ... */
  readonly about: string;
  readonly why: string;
  readonly values: readonly {
    readonly value: string;
    readonly source: string;
    readonly preferred: boolean;
  }[];
};

export type BattleDetail = Omit<BattleSummary, 'sides'> & {
  /** entered by this user */
  readonly mine: boolean;
  /** how deep the order of battle goes, in the words of who wrote it */
  readonly coverage: string;
  readonly notes: string | null;
  readonly sources: readonly SourceRef[];
  readonly variants: readonly Variant[];
  readonly sides: readonly SideDetail[];
};

export type RegimentSummary = RegimentRef & {
  readonly nation: NationRef;
  readonly arm: string;
  readonly type: string;
  readonly battalions: number | null;
  readonly squadrons: number | null;
  readonly from: number | null;
  readonly to: number | null;
  /** several regiments in one row */
  readonly aggregate: boolean;
};

export type RegimentPage = {
  readonly regiments: readonly RegimentSummary[];
  readonly total: number;
  /** of these, rows that stand for several regiments, which no count of regiments takes in */
  readonly several: number;
  /** from 1 */
  readonly page: number;
  readonly pages: number;
};

/** Where a regiment stood in a battle, the outermost formation first. */
export type RegimentBattle = {
  readonly battle: BattleRef;
  readonly side: { readonly position: number; readonly name: string };
  readonly formations: readonly { readonly name: string; readonly commander: string | null }[];
  readonly unit: UnitNode;
};

export type RegimentDetail = RegimentSummary & {
  readonly foreign: boolean;
  readonly breeches: string | null;
  /** sourced: the name is cited; general: general knowledge of the period, not verified */
  readonly provenance: string;
  readonly confidence: string;
  readonly notes: string | null;
  readonly sources: readonly SourceRef[];
  readonly fought: readonly RegimentBattle[];
};

export type NationDetail = NationRef & {
  readonly demonym: string;
  readonly flag: string | null;
  readonly provenance: string;
  readonly confidence: string;
  readonly notes: string | null;
  readonly coats: readonly { readonly arm: string; readonly colour: string | null }[];
  readonly pieces: readonly { readonly id: string; readonly piece: string; readonly provenance: string }[];
  readonly sources: readonly SourceRef[];
  /** how many regiments of each arm and type it has, without rows of several */
  readonly regiments: readonly { readonly arm: string; readonly type: string; readonly count: number }[];
  readonly battles: readonly BattleRef[];
};

/** What of a battle rests on a source: "losses of the Prussians", and the place in it. */
export type Rest = { readonly what: string; readonly places: readonly string[] };

/** A source and all that rests on it; what is known of a work is null of what people cite. */
export type SourceDetail = {
  readonly id: string;
  readonly citation: string;
  readonly kind: string | null;
  readonly licence: string | null;
  readonly address: string | null;
  readonly nations: readonly NationRef[];
  readonly regiments: readonly RegimentSummary[];
  readonly battles: readonly (BattleRef & { readonly rests: readonly Rest[] })[];
};

/** The colours in which a nation is drawn: those of its army, which has them more often. */
export const coloursOf = ({ id, army }: Pick<NationRef, 'id' | 'army'>): string => army ?? id;

/** Those of a side: of its first nation. */
export const nationOf = ({ nations: [first] }: Pick<SideSummary, 'nations'>): string =>
  first === undefined ? '' : coloursOf(first);
