import type { ArmyFile, ParseResult, SettingValue } from '../army/document';
import type { Path } from '../army/path';
import type { RegimentUnits } from '../check/attached';
import type { CensusParts } from '../check/census';
import type { RegimentFacts } from '../check/regiment-facts';
import type { Scope, SeverityByMode } from '../check/rule';
import type { Objective, Setup } from '../game/machine';
import type { Ledger } from '../muster/ledger';
import type { MakeUp } from '../muster/muster-choices';
import type { Assumption, MusterOptions, OobSide } from '../muster/order-of-battle';
import type { Coefficient, HouseTable } from '../price/house';
import type { MinorPoints, PrintedPoints } from '../price/points';
import type { Sheet, SheetOptions } from '../sheet/sheet';
import type {
  CardOptions,
  CardSheet,
  LabelOptions,
  LabelSheet,
  PlateOptions,
  PlateSheet,
  ReferenceOptions,
  ReferenceSheet,
} from '../sheet/sheet-parts';
import type { TextForm } from '../text/text';
import type { Addition, BulkChoice, Limit, Outline, ShareOfArm } from '../tree/outline';
import type { Assessment, Pricing } from './assessment';
import type { CatalogueGroup } from './catalogue';
import type { Cite } from './citation';
import type { GameChoices } from './game';
import type { MatchQuestion, MatchUp, Ratio } from './match-up';
import type { RulesPage } from './rules-page';

/** An optional rule or a ruling with a switch. */
export type Setting = {
  readonly key: string;
  readonly label: string;
  readonly help: string;
  readonly cite: Cite;
  readonly default: SettingValue;
  readonly options: readonly { readonly value: SettingValue; readonly label: string }[];
};

/** What the list of armies and the store keep of an army; recomputed by the server at each save. */
export type Summary = {
  readonly nation: string;
  readonly nationLabel: string;
  readonly year: number;
  readonly scale: string;
  readonly points: MinorPoints | null;
  readonly budget: MinorPoints | null;
  readonly units: number;
  readonly breakingPoint: number | null;
  readonly shares: readonly ShareOfArm[];
  readonly limits: readonly Limit[];
};

export type NewArmyOptions = {
  readonly name: string;
  readonly nation: string;
  readonly year: number;
  readonly scale: string;
  /** the agreed limit; null = none */
  readonly budget: PrintedPoints | null;
};

/** What the new-army form offers. */
export type Choices = {
  readonly nations: readonly { readonly value: string; readonly label: string }[];
  readonly years: readonly number[];
  readonly scales: readonly { readonly value: string; readonly label: string }[];
  /** the limit of a usual game; null = none */
  readonly budget: PrintedPoints | null;
  /** what limits are agreed in: 1 for whole points, 0.5 with halves */
  readonly budgetStep: PrintedPoints;
};

/** An army with what is known of it. */
export type AssessedArmy<A> = { readonly file: ArmyFile<A>; readonly assessment: Assessment };

/** What a system gives a game at the table. */
export type TableGame<A> = {
  /** the first fact: all that the fold of a game of these two needs, copied; without the second, of one side alone */
  readonly setup: (
    armies: readonly [AssessedArmy<A>, AssessedArmy<A> | null],
    objectives: readonly Objective[],
    options: readonly string[],
  ) => Setup;
  readonly choices: GameChoices;
};

/** Two armies beside each other, by the system's own rule of equal points. */
export type Comparison = {
  readonly points: readonly [MinorPoints | null, MinorPoints | null];
  readonly difference: MinorPoints;
  /** the largest difference that still counts as equal */
  readonly allowed: MinorPoints;
  readonly equal: boolean;
  /** amounts whose ratios are compared, such as points and printed units of a scenario's two forces */
  readonly ratios: readonly Ratio[];
  readonly notes: readonly { readonly code: string; readonly text: string; readonly cite: Cite }[];
};

/** A check as the rules page and the list of passed checks name it. */
export type CheckInfo = {
  readonly code: string;
  readonly title: string;
  readonly scope: Scope;
  readonly severity: SeverityByMode;
  readonly cite: Cite;
};

/** Why something is as it is, and who says so. */
export type Reason = { readonly text: string; readonly cite: Cite };

/**
 * What draws and prices an army, without the checks, the parser and the sheets: the builder begins with it. `A` is the
 * system's own army type.
 */
export type BuilderDefinition<A> = {
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  readonly dataVersion: string;
  readonly source: string;
  /** what it is for, in one sentence of ours */
  readonly purpose: string;
  readonly years: readonly [number, number];
  /** the book's own words */
  readonly terms: Readonly<
    Record<'formation' | 'formations' | 'unit' | 'units' | 'points' | 'breakingPoint', string>
  >;
  /** minor units in one printed point: 1, or 2 for a system with half points */
  readonly pointScale: number;
  readonly settings: readonly Setting[];
  readonly choices: Choices;
  /**
   * An army without the limits that its players agreed or keep for themselves: as an event sees it whose terms limit
   * the points. All else is the same.
   */
  withoutLimits(file: ArmyFile<A>): ArmyFile<A>;
  /** a new, empty army file */
  newArmy(options: NewArmyOptions, newId: () => string): ArmyFile<A>;
  /** the troops this army (or a contingent's nation) fields, with prices */
  catalogue(file: ArmyFile<A>, nation?: string): readonly CatalogueGroup[];
  /** one walk, pure, no parser: costing and stats */
  price(file: ArmyFile<A>): Pricing;
  /** the units that were regiments of the history */
  attached(file: ArmyFile<A>): RegimentUnits;
  /** the tree as the builder shows it */
  outline(file: ArmyFile<A>): Outline;
  /** what can be added besides troops; the first is a formation */
  additions(file: ArmyFile<A>, newId: () => string): readonly Addition[];
  /** what can be done with a formation, or with a unit, as a whole: split it, merge it into another */
  actions?(file: ArmyFile<A>, at: Path, newId: () => string): readonly Addition[];
  /** what can be set for several units at once */
  bulk?(file: ArmyFile<A>, ats: readonly Path[]): readonly BulkChoice[];
  summary(file: ArmyFile<A>, assessment: Assessment): Summary;
  /** two armies beside each other; loaded when wanted */
  compare(): Promise<Compare<A>>;
  /** what two armies are to each other before a game; loaded when wanted */
  matchUp(): Promise<(a: AssessedArmy<A>, b: AssessedArmy<A>, question: MatchQuestion) => MatchUp>;
  /** what a game at the table begins with; absent where the app has none of this system yet */
  game?(): Promise<TableGame<A>>;
  /** house costs, where the source prints none; empty for a system with printed points */
  readonly coefficients: readonly Coefficient[];
  /** tables the source has lost */
  readonly houseTables: readonly HouseTable[];
  /** words, tables and rulings for the rules page, loaded when wanted */
  rulesPage?(): Promise<RulesPage>;
  /** why a unit is rated as it is: what the rules say of such troops and who fields them; loaded when wanted */
  reasons(): Promise<(file: ArmyFile<A>, unitId: string) => readonly Reason[]>;
  /** sheets, loaded when wanted */
  sheets(): Promise<SheetSet<A>>;
  /** to and from an order of battle, loaded when wanted */
  muster(): Promise<Mustering<A>>;
  /** what it tells the terms of events, loaded when wanted */
  census(): Promise<CensusParts<A>>;
  /** the human text form, loaded when wanted */
  text(): Promise<TextForm<A>>;
  /** the reader of files, loaded where files are read */
  reader(): Promise<ArmyReader<A>>;
};

/** What two armies are beside each other, by the system's own rule of equal points. */
export type Compare<A> = (a: AssessedArmy<A>, b: AssessedArmy<A>) => Comparison;

/** A system with its checks. */
export type SystemDefinition<A> = BuilderDefinition<A> & {
  /**
   * One walk, pure, no parser: costing, findings and stats.
   * @param regiments what the history knows of the regiments attached; without it they are not checked
   */
  assess(file: ArmyFile<A>, regiments?: RegimentFacts): Assessment;
  /** every check, in the order of the book */
  readonly checks: readonly CheckInfo[];
};

export type SheetSet<A> = {
  roster(file: ArmyFile<A>, assessment: Assessment, options: SheetOptions): Sheet;
  /** cards to cut out; absent where the system has none */
  cards?(file: ArmyFile<A>, assessment: Assessment, options: CardOptions): CardSheet;
  /** labels for the backs of bases; absent where the system has none */
  labels?(file: ArmyFile<A>, assessment: Assessment, options: LabelOptions): LabelSheet;
  /** the order of battle, drawn; absent where the system has none */
  plate?(file: ArmyFile<A>, assessment: Assessment, options: PlateOptions): PlateSheet;
  /** the reference sheet, in full or cut to armies; absent where the system has none */
  reference?(files: readonly ArmyFile<A>[], options: ReferenceOptions): ReferenceSheet;
};

/** Theatres of the war as the history calls them, and what the book says of them. */
export type Coverage = { readonly theatres: readonly string[]; readonly text: string; readonly cite: Cite };

/** Time and ground of the book, at its own scale: minutes of a turn, and metres of ground to a centimetre. */
export type Ground = {
  readonly minutes: readonly [least: number, most: number];
  readonly metresPerCm?: number;
  readonly text: string;
  readonly cite: Cite;
};

/** A line of what a book prints for one battle. */
export type PrintedLine = {
  readonly term: string;
  readonly text: string;
  readonly cite: Cite & { readonly page: string };
};

/** An army from an order of battle and back: what carries over between rule systems. */
export type Mustering<A> = {
  /** keys of the settings that bear on the conversion itself, and so are asked before it */
  readonly asks?: readonly string[];
  /** the theatres of the war that its book is about, where it is not about all */
  readonly covers?: Coverage;
  /** what the book prints for its own battle, by its name; empty for all others */
  printed?(battle: string, file: ArmyFile<A>): readonly PrintedLine[];
  /** absent where the book says nothing of time and ground */
  readonly ground?: Ground;
  /** real units that one on the table may stand for, smallest first: a size is looked for among them */
  readonly factors: readonly number[];
  /** the one of a usual game, where an army is made up to a limit */
  readonly usualFactor: number;
  /** how such an army is made up */
  readonly makeUp: MakeUp;
  /** what players of the system tell the size of an army by, beside its points: a statistic of it */
  readonly measure: { readonly stat: string; readonly label: string };
  /** every factor and rounding is a step of the ledger, and so is all that is left behind */
  fromSide(
    side: OobSide,
    options: MusterOptions,
    newId: () => string,
  ): {
    readonly file: ArmyFile<A>;
    /** real men for one man of the new army, where it does not hold that itself */
    readonly times: number;
    /** real units per unit on the table, as given or as computed */
    readonly factor: number;
    readonly ledger: Ledger;
    /** what of the ledger someone may want to question, as a flat list */
    readonly assumptions: readonly Assumption[];
  };
  toSide(file: ArmyFile<A>): { readonly side: OobSide; readonly assumptions: readonly Assumption[] };
};

/** Shape only: an illegal army still reads. */
export type ArmyReader<A> = {
  parse(input: unknown): ParseResult<ArmyFile<A>>;
  /** the same form as a JSON Schema (2020-12), for those who write files with other tools */
  jsonSchema(): Readonly<Record<string, unknown>>;
};

/**
 * A system with its army type closed over, as the builder begins with it; its checks load once the first list is
 * rendered.
 */
export type BuilderSystem = BuilderDefinition<unknown> & { readonly load: () => Promise<System> };

/** A system with its checks: what everything outside its folder holds. */
export type System = SystemDefinition<unknown> & BuilderSystem;
