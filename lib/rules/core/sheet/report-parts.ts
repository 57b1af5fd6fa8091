/** What was done in one turn, in sentences under the phases they stand in; those that are `spare` are left out first. */
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
