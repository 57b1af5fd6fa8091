import { INK } from '../ink';
import { box, type Mark, type PathMark } from '../placed/mark';

/** Paper of the screen in its light scheme, which is not quite white. */
const PAPER = '#fcfcfa';

const rect = (inset: number, width: number, height: number, weight: number): PathMark => ({
  ...{ kind: 'path', d: `M0 0H${width - 2 * inset}V${height - 2 * inset}H0z`, x: inset, y: inset, scale: 1 },
  ...{ stroke: INK, width: weight },
});

/** Paper, and around it black and white in turn, as on the neat line of a map. */
export const pictureFrame = (width: number, height: number): Mark[] => {
  const [inset, thick] = [6.15, 1.25];
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  const [across, down] = [29, 15];
  const tops = Array.from({ length: across }, (_, index) => {
    const [x, long] = [thick + ((w - 2 * thick) * index) / across, (w - 2 * thick) / across / 2];
    return `M${x} 0h${long}v${thick}h${-long}zM${x} ${h - thick}h${long}v${thick}h${-long}z`;
  });
  const sides = Array.from({ length: down }, (_, index) => {
    const [y, long] = [thick + ((h - 2 * thick) * index) / down, (h - 2 * thick) / down / 2];
    return `M0 ${y}h${thick}v${long}h${-thick}zM${w - thick} ${y}h${thick}v${long}h${-thick}z`;
  });
  return [
    box(0, 0, width, height, { fill: PAPER }),
    rect(5, width, height, 0.3),
    rect(inset, width, height, 0.18),
    rect(inset + thick, width, height, 0.18),
    { kind: 'path', d: [...tops, ...sides].join(''), x: inset, y: inset, scale: 1, fill: INK },
    rect(8.3, width, height, 0.45),
  ];
};
