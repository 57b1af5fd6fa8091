import { sharedIdentity } from '@/app/_editor/shared-identity';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { isWithin, noteAt, type Path, pathKey } from '@/lib/rules/core/army/path';
import { type Finding, placesOf as placesOfFinding, type Tone, toneOf } from '@/lib/rules/core/check/finding';
import type { RegimentFacts } from '@/lib/rules/core/check/regiment-facts';
import type { Assessment, Pricing } from '@/lib/rules/core/contract/assessment';
import type { BuilderSystem, Summary } from '@/lib/rules/core/contract/system';
import { type Costing, subtotals } from '@/lib/rules/core/price/costing';
import { type MinorPoints, NO_POINTS } from '@/lib/rules/core/price/points';
import type { Outline, OutlineRow, OutlineSection } from '@/lib/rules/core/tree/outline';
import type { Judgement } from '@/lib/rules/events/judge';
import { limitUnder, type PointsLimit, summaryUnder } from '@/lib/rules/events/points-limit';

/** The worst finding of a place that is drawn beside it. Notes are not. */
export type RowMark = Exclude<Tone, 'info'> | null;

export type RowView = {
  readonly row: OutlineRow;
  readonly points: MinorPoints | null;
  readonly mark: RowMark;
  /** what the player wrote about it */
  readonly note: string | null;
  /** colour of the facings of its regiment, in words; null without a regiment, or if no source gives it */
  readonly facings: string | null;
};

export type SectionView = {
  readonly section: Omit<OutlineSection, 'rows'>;
  readonly rows: readonly RowView[];
  readonly points: MinorPoints | null;
  readonly mark: RowMark;
  readonly note: string | null;
};

/** The position of a node in the tree: its section, and its row there (-1 for the section itself). */
export type NodePlace = { readonly section: number; readonly row: number };

/** All that the builder draws of an army, made once per edit. Parts that did not change keep their identity. */
export type BuilderView = {
  readonly outline: Outline;
  readonly columns: readonly string[];
  readonly detail: string;
  readonly sections: readonly SectionView[];
  readonly total: MinorPoints | null;
  readonly costing: Costing | null;
  readonly summary: Summary;
  /** what the terms that it is built under let it cost; null without such terms */
  readonly limit: PointsLimit | null;
  /** null while the army is not checked yet */
  readonly findings: readonly Finding[] | null;
  readonly places: ReadonlyMap<string, NodePlace>;
};

const NONE: readonly Finding[] = [];

const RANK = { error: 3, warning: 2, wanting: 1 } as const;

const rankOf = (mark: RowMark): number => (mark === null ? 0 : RANK[mark]);

const worse = (a: RowMark, b: RowMark): RowMark => (rankOf(a) >= rankOf(b) ? a : b);

/** The worst mark at each path of a row or section; a finding below a row belongs to the row. */
const marks = (findings: readonly Finding[], paths: ReadonlySet<string>): ReadonlyMap<string, RowMark> => {
  const worst = new Map<string, RowMark>();
  for (const finding of findings) {
    const tone = toneOf(finding);
    if (tone === 'info') continue;
    for (const at of placesOfFinding(finding)) {
      for (let depth = at.length; depth > 0; depth--) {
        const key = pathKey(at.slice(0, depth));
        if (!paths.has(key)) continue;
        worst.set(key, worse(worst.get(key) ?? null, tone));
        break;
      }
    }
  }
  return worst;
};

const placesOf = (sections: readonly SectionView[]): ReadonlyMap<string, NodePlace> => {
  const places = new Map<string, NodePlace>();
  sections.forEach(({ section, rows }, index) => {
    places.set(section.id, { section: index, row: -1 });
    rows.forEach(({ row }, position) => void places.set(row.id, { section: index, row: position }));
  });
  return places;
};

/** Facings of the units that were regiments, by their ids. */
const facingsOf = (
  system: BuilderSystem,
  file: ArmyFile,
  regimentFacts: RegimentFacts,
): ReadonlyMap<string, string> =>
  new Map(
    system.attached(file).units.flatMap(({ id, regiment }) => {
      const facings = regimentFacts[regiment]?.facings ?? null;
      return facings === null ? [] : [[id, facings]];
    }),
  );

/** The view of `file` as it is judged, or priced alone, sharing with `previous` what stayed the same. */
export const builderView = (
  system: BuilderSystem,
  file: ArmyFile,
  judgement: Assessment | Judgement | Pricing,
  previous: BuilderView | null,
  regiments: RegimentFacts = {},
): BuilderView => {
  const findings = 'findings' in judgement ? judgement.findings : null;
  const assessment =
    findings === null ? { ...judgement, findings: NONE } : (judgement as Assessment | Judgement);
  const facings = facingsOf(system, file, regiments);
  const outline = system.outline(file);
  const sums = assessment.costing && subtotals(assessment.costing);
  const points = (at: Path) => sums && (sums.get(pathKey(at)) ?? NO_POINTS);
  const keys = new Set<string>();
  for (const section of outline.sections) {
    keys.add(pathKey(section.at));
    for (const row of section.rows) keys.add(pathKey(row.at));
  }
  const markByKey = marks(assessment.findings, keys);
  const mark = (at: Path): RowMark => markByKey.get(pathKey(at)) ?? null;
  const note = (at: Path): string | null => noteAt(file.army, at) ?? null;
  const drawn = outline.sections.map(
    ({ rows, ...section }): SectionView => ({
      section,
      rows: rows.map((row) => ({
        row,
        points: points(row.at),
        mark: mark(row.at),
        note: note(row.at),
        facings: facings.get(row.id) ?? null,
      })),
      points: points(section.at),
      mark: mark(section.at),
      note: section.at.length === 0 ? null : note(section.at),
    }),
  );
  const sections = sharedIdentity(previous?.sections, drawn);
  return {
    outline,
    columns: sharedIdentity(previous?.columns, outline.columns),
    detail: outline.detail,
    sections,
    total: assessment.costing?.total ?? null,
    costing: assessment.costing,
    summary: sharedIdentity(previous?.summary, summaryUnder(system, file, assessment)),
    limit: limitUnder(assessment) ?? null,
    findings: findings && sharedIdentity(previous?.findings ?? undefined, findings),
    places: previous?.sections === sections ? previous.places : placesOf(sections),
  };
};

/** The row of that id, or null. */
export const rowOf = (view: BuilderView, id: string | null): RowView | null => {
  const place = id === null ? undefined : view.places.get(id);
  return (place && view.sections[place.section]?.rows[place.row]) ?? null;
};

/** The section of that id, or the section of the row of that id, or null. */
export const sectionOf = (view: BuilderView, id: string | null): SectionView | null => {
  const place = id === null ? undefined : view.places.get(id);
  return (place && view.sections[place.section]) ?? null;
};

/** The id of the row or section at a path in the army, or of the one around it; null for the army itself. */
export const idAt = ({ outline }: BuilderView, at: Path): string | null => {
  const rows = outline.sections.flatMap((section) => section.rows);
  const row = rows.find((row) => isWithin(at, row.at));
  if (row) return row.id;
  const section = outline.sections.find((section) => section.at.length > 0 && isWithin(at, section.at));
  return section?.id ?? null;
};

/** Ids of the sections with a heading and of their rows, from top to bottom, without what is folded away. */
export const visibleNodes = ({ sections }: BuilderView, folded: ReadonlySet<string>): readonly string[] =>
  sections.flatMap(({ section, rows }) => [
    ...(section.kind === 'command' ? [] : [section.id]),
    ...(folded.has(section.id) ? [] : rows.map(({ row }) => row.id)),
  ]);

/** The first of them; found at once, for every row asks for it. */
export const firstNode = ({ sections }: BuilderView, folded: ReadonlySet<string>): string | null => {
  for (const { section, rows } of sections) {
    if (section.kind !== 'command') return section.id;
    const [first] = rows;
    if (first !== undefined && !folded.has(section.id)) return first.row.id;
  }
  return null;
};
