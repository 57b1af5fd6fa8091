import type { ArmyFile } from './core/army/document';
import { edited, type Op, withFreshIds } from './core/army/edit';
import { freshIds } from './core/army/fresh-ids';
import { type Path, valueAt } from './core/army/path';
import type { Finding } from './core/check/finding';
import type { Assessment } from './core/contract/assessment';
import type { Summary, System } from './core/contract/system';

/** A draft and what the rules make of it. */
export type FillState = {
  readonly file: ArmyFile;
  readonly assessment: Assessment;
  readonly summary: Summary;
};

/** An error weighs more than any number of warnings, and more than what is still needed. */
const weightOf = ({ severity, wanting }: Finding): number => {
  if (severity !== 'error') return 0;
  return wanting ? 1 : 10;
};

/** A draft as the rules see it, edits of it, and how they compare. */
export const openDraft = (system: System) => {
  const judge = (file: ArmyFile): FillState => {
    const assessment = system.assess(file);
    return { file, assessment, summary: system.summary(file, assessment) };
  };
  const pointsOf = ({ summary }: FillState): number => summary.points ?? 0;
  const leftOf = (state: FillState): number => (state.summary.budget ?? 0) - pointsOf(state);
  const after = ({ file }: FillState, ops: readonly Op[]): FillState =>
    judge(edited(file, ops.map((op) => ({ ...op, path: ['army', ...op.path] })) as Op[]));
  const faults = ({ assessment }: FillState): number =>
    assessment.findings.reduce((sum, finding) => sum + weightOf(finding), 0);
  const warnings = ({ assessment }: FillState): number =>
    assessment.findings.filter(({ severity }) => severity === 'warning').length;
  /** Within the limit, and no farther from legal than before. */
  const suits = (next: FillState, before: FillState): boolean =>
    leftOf(next) >= 0 && faults(next) <= faults(before);
  return { judge, leftOf, after, faults, warnings, suits };
};

export type FillDraft = ReturnType<typeof openDraft>;

/** A node of another army, or of this one, put at the end of a list, with ids that are free. */
export const appended = ({ army }: ArmyFile, list: Path, node: unknown): Op => {
  const items = valueAt(army, list);
  const from = (node as { id?: string }).id ?? 'f';
  return {
    op: 'insert',
    path: [...list, Array.isArray(items) ? items.length : 0],
    value: withFreshIds(node, freshIds(army as object, from)),
  };
};

/** Those who command a formation in the typical army command it here too, where the draft has them. */
const commandOps = (system: System, typical: ArmyFile, draft: ArmyFile, of: string, now: string): Op[] =>
  system
    .outline(typical)
    .sections.filter(({ kind }) => kind === 'command')
    .flatMap(({ rows }) => rows.map(({ at }) => at))
    .flatMap((at) =>
      Object.entries(valueAt(typical.army, at) ?? {}).flatMap(([key, under]): Op[] => {
        const ours = valueAt(draft.army, [...at, key]);
        const isUnder = Array.isArray(under) && under.includes(of) && Array.isArray(ours);
        return isUnder ? [{ op: 'insert', path: [...at, key, ours.length], value: now }] : [];
      }),
    );

/** The typical army's formation at the end of the draft's, under the same commanders. */
export const formationOps = (system: System, typical: ArmyFile, draft: ArmyFile, at: Path): Op[] => {
  const op = appended(draft, at.slice(0, -1), valueAt(typical.army, at));
  const [before, after] = [valueAt(typical.army, at), 'value' in op ? op.value : undefined].map(
    (node) => (node as { id: string }).id,
  );
  return [op, ...commandOps(system, typical, draft, before ?? '', after ?? '')];
};

/** A copy of a unit without the name and the regiment of the first. */
export const another = (unit: unknown): unknown => {
  const { regiment: _, ...rest } = unit as { regiment?: unknown; name?: string };
  return 'name' in rest ? { ...rest, name: '' } : rest;
};

export const unitsOf = (system: System, { file }: FillState): readonly { at: Path; list: Path }[] =>
  system
    .outline(file)
    .sections.flatMap(({ rows, list }) =>
      list === undefined
        ? []
        : rows.filter(({ kind }) => kind === 'unit').map(({ at }) => ({ at, list: list.at })),
    );
