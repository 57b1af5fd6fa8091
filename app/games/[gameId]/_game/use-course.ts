import { useEffect, useMemo, useState } from 'react';
import { type Course, courseOf, courseSteps } from '@/lib/rules/core/game/course';
import type { Setup } from '@/lib/rules/core/game/machine';
import type { ShownFact } from './game-store';

/** Facts that are folded at once: an evening has some 400. */
const AT_ONCE = 1_000;

/** A course, and the facts it was made of. */
type CourseOfFacts = { readonly course: Course; readonly facts: readonly ShownFact[] };

/**
 * The course of a game on this page; null while it is not wanted or not ready. A game of more facts than an evening
 * has is folded in steps, so that taps are answered meanwhile, and the course before it stays until then.
 */
export const useCourse = (
  setup: Setup,
  facts: readonly ShownFact[],
  isWanted = true,
): CourseOfFacts | null => {
  const isShort = facts.length <= AT_ONCE;
  const short = useMemo(
    () => (isWanted && isShort ? { course: courseOf(setup, facts), facts } : null),
    [isWanted, isShort, setup, facts],
  );
  const [long, setLong] = useState<CourseOfFacts | null>(null);
  useEffect(() => {
    if (!isWanted || isShort) return;
    const steps = courseSteps(setup, facts);
    let timer: number;
    const run = () => {
      const step = steps.next();
      if (step.done) setLong({ course: step.value, facts });
      else timer = window.setTimeout(run);
    };
    timer = window.setTimeout(run);
    return () => window.clearTimeout(timer);
  }, [isWanted, isShort, setup, facts]);
  if (!isWanted) return null;
  return short ?? long;
};
