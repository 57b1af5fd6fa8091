/**
 * A data file by the type of its shape, which the compiler cannot see in JSON: text stands there for a union. The tests of
 * the data (`tables.test.ts`, `lib/history/seed`) parse each file with its schema.
 */
export const typedData = <T>(json: unknown): T => json as T;
