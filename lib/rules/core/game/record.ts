import { citeLabel } from '../contract/citation';
import { minorPoints, printedPoints } from '../price/points';
import type { TextOptions } from '../text/text';
import { marksFor } from '../text/writer';
import type { Course } from './course';
import { sideNames } from './machine';
import { reportOf } from './report';
import { sentencesOf } from './sentences';
import * as words from './words';

/** The log as the rows of a table, the head among them: one for each fact, those taken back too. */
export const recordRows = (course: Course, per: number): readonly (readonly (string | number)[])[] => {
  const { setup } = course.game;
  const names = sideNames(setup);
  const sentences = sentencesOf(course, per);
  return [
    words.recordHead(setup),
    ...course.entries.map(({ at, side, stands, losses }, index) => [
      index + 1,
      at.turn,
      words.phaseText(setup, at),
      side === null ? '' : names[side],
      sentences[index] ?? '',
      stands ? '' : words.undoCell,
      ...losses.map((lost) => printedPoints(minorPoints(lost), per)),
    ]),
  ];
};

/** A game as a text for a forum: how it ended, what decided it, and its course by turns. */
export const courseText = (
  course: Course,
  per: number,
  markup: TextOptions['markup'],
  report = reportOf(course, per),
): string => {
  const { setup } = course.game;
  const { title, head, list, safe } = marksFor(markup);
  const line = (text: string): string => safe(words.oneLine(text));
  const { statedEnd, byBook, losses, decided, turns } = report;

  const ending = [
    ...(statedEnd === null ? [] : [statedEnd]),
    ...(byBook === null
      ? []
      : [byBook.cite === null ? byBook.sentence : `${byBook.sentence} (${citeLabel(byBook.cite)})`]),
    `${words.lossesText(setup, losses, per)}.`,
  ];
  const blocks: (readonly string[])[] = [[title(line(words.titleText(setup)))], list(ending.map(line))];
  if (decided.length > 0) {
    const points = decided.map(({ point, text }) => words.decidedText(setup, point, text, per));
    blocks.push([head(words.decidedHead), ...list(points.map(line))]);
  }
  for (const { turn, phases } of turns) {
    blocks.push([head(words.turnHead(turn))]);
    for (const { phase, acts } of phases) {
      if (phase !== '') blocks.push([line(phase)]);
      blocks.push(list(acts.map(({ text }) => line(text))));
    }
  }
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
};
