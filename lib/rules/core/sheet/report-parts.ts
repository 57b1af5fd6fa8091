/**
 * What was done in one turn, in sentences under the phases they stand in; those that are `spare` are left out first.
 */
export type ReportTurn = {
  readonly title: string;
  readonly phases: readonly {
    readonly title: string;
    readonly acts: readonly { readonly text: string; readonly spare: boolean }[];
  }[];
};

/** The course of a game by turns. */
export type ReportCourse = {
  readonly title: string;
  readonly note: string;
  /** the same where what is spare is left out */
  readonly spareNote: string;
  readonly turns: readonly ReportTurn[];
  /** said at its end where not all of it is printed */
  readonly more: string;
  /** some of it is left out already */
  readonly isCut: boolean;
};

/** What a side has lost: how much, of what, and by what. */
export type ReportSide = {
  readonly nation: string;
  readonly name: string;
  readonly lost: string;
  readonly of: string;
  readonly by: string;
};

/** A place in a drawing: across from the left and down from the top, both in hundredths of it. */
type Spot = { readonly x: number; readonly y: number };

/** A word beside a drawing: its position across or down, in hundredths. */
type SpotText = { readonly at: number; readonly text: string };

/**
 * What two sides have lost after each turn, as lines that climb in steps. `label` says in words what is drawn;
 * `limits` are dashed lines across, with a note on them; `marks` stand over the turns they fell in; `bands` lie below
 * the turns they lasted in. The second line is dashed, so that black ink tells the two apart.
 */
export type CurvePart = {
  readonly kind: 'curve';
  readonly label: string;
  /** the turns, and what they are called */
  readonly across: readonly SpotText[];
  readonly axis: string;
  readonly levels: readonly SpotText[];
  readonly limits: readonly (SpotText & { readonly note: string })[];
  readonly lines: readonly {
    readonly nation: string;
    readonly steps: readonly Spot[];
    /** at its end */
    readonly name: SpotText;
  }[];
  /** how far down nothing is lost */
  readonly ground: number;
  readonly marks: readonly (Spot & { readonly texts: readonly string[] })[];
  readonly bands: readonly { readonly text: string; readonly x: number; readonly width: number }[];
};
