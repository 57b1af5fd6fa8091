import { type RatioMark, ratioOf } from '@/app/_components/army/ratio-scale';
import { scenariosOf } from '@/app/_my-armies/scenarios';
import { listReadyMade } from '@/lib/armies/ready-made';
import type { SystemId } from '@/lib/rules';

/** The scenarios whose two forces a system prints, with the ratio of their points. */
export const scenarioRatios = async (system: SystemId): Promise<RatioMark[]> =>
  scenariosOf(await listReadyMade(), [system]).flatMap(({ system: own, title, sides: [a, b] }) => {
    if (own !== system || a === undefined || b === undefined) return [];
    const ratio = ratioOf([a.summary.points, b.summary.points]);
    return ratio === null ? [] : [{ label: title, ratio }];
  });
