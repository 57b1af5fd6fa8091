/**
 * Gives a data file the type of its shape: the compiler reads the text of a union in JSON as a string. The tests of the
 * data (`tables.test.ts`, `lib/history/seed`) parse each file with its schema.
 */
export const typedData = <T>(json: unknown): T => json as T;
