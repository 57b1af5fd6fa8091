import 'server-only';
import { isSystemId, loadSystem } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { pathKey } from '@/lib/rules/core/army/path';
import { standingOf } from '@/lib/rules/core/check/finding';
import type { Assessment } from '@/lib/rules/core/contract/assessment';
import type { Summary, System } from '@/lib/rules/core/contract/system';
import type { CostItem } from '@/lib/rules/core/price/costing';
import { pointsText, printedPoints } from '@/lib/rules/core/price/points';
import { linesText } from '@/lib/rules/core/sheet/lines-text';
import { listTypical, typicalFile } from './ready-made';
import type { Side } from './schema';

/** The typical army of a side, and what its rules make of it. */
export type Judged = { readonly file: ArmyFile; readonly system: System; readonly assessment: Assessment };

/** A side by the id of its typical army, or null. */
export const judgeSide = async (id: string): Promise<Judged | null> => {
  const file = await typicalFile(id);
  if (file === null || !isSystemId(file.system)) return null;
  const system = await loadSystem(file.system);
  return { file, system, assessment: system.assess(file) };
};

const sideOf = async (id: string): Promise<Side[]> => {
  const verdict = await judgeSide(id);
  if (verdict === null) return [];
  const { file, system, assessment } = verdict;
  const whole = system.summary(file, assessment);
  const { limits: _limits, shares: _shares, ...summary } = whole;
  const lines = linesText(system.outline(file).sections);
  return [
    {
      ...{ id, system: system.id, name: file.name, about: aboutText(whole, system), summary, lines },
      standing: standingOf(assessment.findings),
    },
  ];
};

let listed: Promise<Side[]> | undefined;

/** Every nation of every system with its typical army, in the order of the systems and their nations. */
export const listSides = (): Promise<Side[]> => {
  listed ??= listTypical().then(async (armies) =>
    (await Promise.all(armies.map(({ id }) => sideOf(id)))).flat(),
  );
  // a failure is reported now and tried again next time
  listed.catch(() => {
    listed = undefined;
  });
  return listed;
};

/** "1,430 points, 13.5 units, broken at 6" */
export const aboutText = ({ points, units, breakingPoint }: Summary, { terms, pointScale }: System): string =>
  [
    points === null ? '' : `${pointsText(printedPoints(points, pointScale))} ${terms.points}`,
    `${pointsText(units)} ${terms.units}`,
    breakingPoint === null ? '' : `broken at ${breakingPoint}`,
  ]
    .filter(Boolean)
    .join(', ');

/** A price and what it is made of, as an example of every price. */
export type PriceExample = {
  readonly unit: string;
  readonly item: CostItem;
  readonly pointScale: number;
  readonly source: string;
};

/** The unit of the first side whose price has the most lines; null where the first rules have no points. */
export const priceExample = async (): Promise<PriceExample | null> => {
  const [first] = await listSides();
  const verdict = first === undefined ? null : await judgeSide(first.id);
  if (verdict === null) return null;
  const { file, system, assessment } = verdict;
  const units = system
    .outline(file)
    .sections.flatMap(({ rows }) => rows.filter((row) => row.kind === 'unit'));
  const [longest] = units
    .flatMap(({ at, name, type }) => {
      const item = assessment.costing?.items.find((each) => pathKey(each.at) === pathKey(at));
      return item === undefined ? [] : [{ unit: type || name, item }];
    })
    .toSorted((a, b) => b.item.lines.length - a.item.lines.length);
  return longest === undefined ? null : { ...longest, pointScale: system.pointScale, source: system.source };
};
