import { expect } from 'vitest';
import type { ExitResult } from './child';

/** Expects that a program ended well; where it did not, the failure shows what it said. */
export const expectDone = ({ status, says }: ExitResult): void => expect(status, says).toBe(0);
