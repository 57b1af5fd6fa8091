import type { z } from 'zod';
import { toldFaults } from './fault-sentences';
import type { Invalid } from './parts';

/** A request that is none, as a refusal with the places. */
export const requestRefusal = ({ issues }: z.ZodError): Invalid => ({
  ok: false,
  code: 'invalid',
  errors: toldFaults(issues).map(({ path, message }) => ({
    at: path.map((key) => (typeof key === 'number' ? key : String(key))),
    message,
  })),
});
