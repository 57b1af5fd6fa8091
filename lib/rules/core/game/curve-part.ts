import type { CurvePart } from '../sheet/report-parts';
import { type Course, curveOf } from './course';
import { HEIGHTS, planCurve } from './curve-plan';
import { sideNames } from './names';
import * as words from './report-words';
import { sidesOf } from './state';
import { lossText } from './words';

/**
 * The curve of losses of a game as a part of a sheet, the same that the page draws.
 * @param per how many of the system's whole units of losses make a printed point
 * @param decidedIn the turns of the acts that decided the game, in their order
 */
export const curvePart = (course: Course, per: number, decidedIn: readonly number[]): CurvePart => {
  const { setup } = course.game;
  const plan = planCurve(course, per, decidedIn, HEIGHTS.paper);
  const curves = curveOf(course);
  const names = sideNames(setup);
  const present = sidesOf(setup);
  const after = curves[0].map(({ turn }, index) =>
    words.lossesAfter(
      turn,
      present.map((side) => lossText(curves[side][index]?.losses ?? 0, per)),
    ),
  );
  return {
    kind: 'curve',
    label: words.curveInFigures(
      present.map((side) => names[side]),
      after,
    ),
    across: plan.turns.map(({ turn, x }) => ({ at: x, text: String(turn) })),
    axis: words.turnAxis,
    levels: plan.levels.map(({ losses, y }) => ({ at: y, text: lossText(losses, per) })),
    limits: plan.breaks.map(({ losses, y, sides }) => ({
      at: y,
      text: lossText(losses, per),
      note: sides.length === 2 ? words.bothBreakHere : words.breaksHere(names[sides[0] ?? 0]),
    })),
    lines: present.map((side) => ({
      nation: setup.sides[side].nation ?? '',
      steps: plan.steps[side],
      name: { at: plan.names[side], text: names[side] },
    })),
    ground: plan.ground,
    marks: plan.marks.map(({ x, y, numbers }) => ({ x, y, texts: numbers.map(String) })),
    bands: plan.bands.map(({ text, x, width }) => ({ text, x, width })),
  };
};
