import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { sources } from '../../bin/lib/sources.mjs';
import { SYSTEM_IDS } from '.';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The two lists of systems, each system's own folders, and the page for programs, which quotes an answer. */
const MAY_NAME = (id: string) =>
  new RegExp(
    `^(lib/rules/index\\.ts|app/armies/\\[armyId\\]/_forms/index\\.ts|app/api/page\\.tsx|.*/${id}/.*)$`,
  );

const SOURCES = [...sources('app', 'lib', 'prisma'), 'app/globals.css', 'next.config.js'];

describe.each(SYSTEM_IDS)('%s', (id) => {
  test('is named nowhere but in its folders and the two lists of systems', () => {
    const named = new RegExp(`['"\`/]${id}['"\`/]`);
    const others = SOURCES.filter((path) => !MAY_NAME(id).test(path));
    expect(others.filter((path) => named.test(readFileSync(`${ROOT}/${path}`, 'utf8')))).toEqual([]);
    expect(others).toEqual(expect.arrayContaining(['app/layout.tsx', 'lib/rules/check.ts']));
  });

  test('has its rules, its data and its form, each in one folder', () => {
    for (const folder of [`lib/rules/${id}`, `data/${id}`, `app/armies/[armyId]/_forms/${id}`])
      expect(readdirSync(`${ROOT}/${folder}`).length, folder).toBeGreaterThan(2);
    for (const folder of ['lists', 'armies'])
      expect(readdirSync(`${ROOT}/data/${id}/${folder}`).length, folder).toBeGreaterThan(0);
    expect(readFileSync(`${ROOT}/lib/rules/${id}/README.md`, 'utf8')).toMatch(/^# /);
  });
});
