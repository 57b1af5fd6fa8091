import type { ArmyFile } from '../army/document';
import type { Cite } from '../contract/citation';
import type { PrintedPoints } from '../price/points';

export const OOB_ARMS = ['infantry', 'light-infantry', 'cavalry', 'artillery', 'transport'] as const;

export type OobArm = (typeof OOB_ARMS)[number];

/** What a historical unit was, whatever rules it is played by. */
export const OOB_TYPES = [
  'guard',
  'grenadier',
  'line',
  'second-rate',
  'garrison',
  'militia',
  'freikorps',
  'jaeger',
  'grenz',
  'light',
  'guard-horse',
  'carabinier',
  'cuirassier',
  'horse',
  'dragoon',
  'chevauleger',
  'hussar',
  'cossack',
  'light-guns',
  'medium-guns',
  'heavy-guns',
  'howitzers',
  'horse-guns',
  'wagons',
] as const;

export type OobType = (typeof OOB_TYPES)[number];

/** How a unit of a history entry counts: alone, as part of a counted row beside it, or as present only. */
export const OOB_COUNTINGS = ['counted', 'part-of', 'participation'] as const;

export type OobCounting = (typeof OOB_COUNTINGS)[number];

/** A number that the row of a unit does not tell, and where it is from. */
export type Presumption = {
  readonly what: 'battalions' | 'squadrons';
  readonly amount: number;
  /** its regiment, the stated men, or what is left of the stated total of its side */
  readonly from: 'regiment' | 'men' | 'total';
};

/** One unit of an order of battle; null = not known, never invented. */
export type OobUnit = {
  /** unique in its side; absent = named by its place */
  readonly id?: string;
  /** absent = counted */
  readonly counting?: OobCounting;
  /** id of its regiment in the history */
  readonly regiment?: string;
  readonly name: string;
  /** id of a nation, as in data/history/nations.json */
  readonly nation: string;
  readonly arm: OobArm;
  readonly type: OobType;
  readonly battalions: number | null;
  readonly squadrons: number | null;
  readonly guns: number | null;
  readonly men: number | null;
  /** a unit smaller or larger than its kind usually is, in fractions of the usual; 1 = usual */
  readonly strength: number;
  /** battalions and squadrons that its regiment is known to have had */
  readonly usual?: { readonly battalions: number | null; readonly squadrons: number | null };
  /** which of its numbers is presumed */
  readonly presumed?: Presumption;
  /** men of one of its battalions or squadrons, as the totals of its side come to */
  readonly menEach?: number;
  /** guns that stay with the battalions they are of */
  readonly withBattalions?: true;
  /** made up by rule: no source names it */
  readonly made?: true;
  /** its name says what is counted ("battalions of the corps"), and is not a name of troops */
  readonly nameless?: true;
};

export const OOB_KINDS = ['wing', 'line', 'corps', 'brigade'] as const;

/** What a formation is. */
export type OobKind = (typeof OOB_KINDS)[number];

export type OobFormation = {
  /** unique in its side; absent = named by its place */
  readonly id?: string;
  readonly name: string;
  /** its name on paper; absent = the same */
  readonly short?: string;
  readonly kind: OobKind;
  readonly commander: string | null;
  readonly units: readonly OobUnit[];
  readonly children: readonly OobFormation[];
};

/** Earthworks and buildings made ready: for foot, for guns, closed ones, blocks of houses. */
export type OobWorksKind = 'foot' | 'guns' | 'redoubt' | 'block';

export type OobWorks = { readonly kind: OobWorksKind; readonly name: string; readonly count: number };

/** What a side is known by as a whole; null = not known. */
export type SideStrength = {
  readonly men: number | null;
  readonly infantry: number | null;
  readonly cavalry: number | null;
  readonly guns: number | null;
  readonly battalions: number | null;
  readonly squadrons: number | null;
  /** of the guns, those that are not battalion guns */
  readonly heavyGuns?: number | undefined;
  /** from a table that others compiled: taken only where nothing else is stated */
  readonly compiled?: {
    readonly men?: number | undefined;
    readonly cavalry?: number | undefined;
    readonly guns?: number | undefined;
  };
};

/** One side of a battle, or an army of another rule system seen without its rules. */
export type OobSide = {
  readonly name: string;
  readonly nation: string;
  /** what its players call a nation that never was */
  readonly nationName?: string;
  readonly year: number;
  readonly commander: string | null;
  readonly formations: readonly OobFormation[];
  /** units directly under the commander */
  readonly unattached: readonly OobUnit[];
  readonly works?: readonly OobWorks[];
  /** totals of the source, whatever units it names */
  readonly strength?: SideStrength;
};

/** A step of a conversion that someone may want to question: a factor, a rounding, a guess, what is left behind. */
export type Assumption = {
  readonly text: string;
  readonly cite: Cite;
  /** the field of the army file that it is about, where that is left behind */
  readonly about?: string;
};

/** What someone chose for one row of a ledger, against what the rules of the system make of it. */
export type RowChoice = {
  /** another kind of troops of the system */
  readonly type?: string | undefined;
  /** another class, where the system has classes */
  readonly class?: string | undefined;
  readonly round?: 'up' | 'down' | undefined;
  /** troops of one kind combined, or each unit alone */
  readonly together?: boolean | undefined;
};

/** Choices about what is mustered and how, by the ids of the side; what is absent is as usual. */
export type PartChoices = {
  /** formations whose own units are mustered; '' = units directly under the commander */
  readonly formations?: readonly string[] | undefined;
  /** units left out (false) or put in (true) */
  readonly units?: Readonly<Record<string, boolean>> | undefined;
  /** by the id of a row */
  readonly rows?: Readonly<Record<string, RowChoice>> | undefined;
};

export type MusterOptions = {
  readonly name: string;
  readonly scale: string;
  /** real units per unit on the table; null = chosen by the system to fit an evening */
  readonly factor: number | null;
  /** what the new army is played by; some of it may bear on the conversion (`Mustering.asks`) */
  readonly settings?: ArmyFile['settings'];
  readonly choices?: PartChoices;
  /** the limit of a game by points; absent = the forces of a battle */
  readonly budget?: PrintedPoints | null;
};
