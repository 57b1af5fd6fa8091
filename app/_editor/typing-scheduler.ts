/** Calls `task` after the browser has painted what changed; at once where nothing is painted. */
const afterPaint = (task: () => void): void => {
  if (typeof requestAnimationFrame === 'undefined') task();
  else requestAnimationFrame(() => setTimeout(task));
};

/** Keystrokes whose work may be replaced by that of the next one: who types without a pause loses no more. */
const MOST_SKIPPED = 8;

/**
 * Runs the work of a keystroke after its letter is painted, one step after each paint, so that the browser takes the
 * next letter between two steps. The work of a later keystroke replaces what is left; one in eight is done whole.
 */
export class TypingScheduler {
  readonly #nextPaint: (task: () => void) => void;
  #steps: readonly (() => void)[] = [];
  #skipped = 0;

  constructor(nextPaint = afterPaint) {
    this.#nextPaint = nextPaint;
  }

  schedule(steps: readonly (() => void)[]): void {
    const isRunning = this.#steps.length > 0;
    this.#skipped = isRunning ? this.#skipped + 1 : 0;
    this.#steps = steps;
    if (this.#skipped >= MOST_SKIPPED) this.flush();
    else if (!isRunning) this.#nextPaint(() => this.#runStep());
  }

  /** Does at once what is left of the last keystroke. */
  flush(): void {
    const steps = this.#steps;
    this.#steps = [];
    this.#skipped = 0;
    for (const step of steps) step();
  }

  #runStep(): void {
    const [step, ...rest] = this.#steps;
    this.#steps = rest;
    step?.();
    if (this.#steps.length > 0) this.#nextPaint(() => this.#runStep());
  }
}
