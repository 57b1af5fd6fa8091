import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isSystemId, loadSystem, SYSTEM_IDS } from '..';
import type { ArmyFile } from '../core/army/document';
import { edited, type Op } from '../core/army/edit';
import { bySeverity, type Finding } from '../core/check/finding';
import { fileReader } from '../fixtures/file-reader';
import { combine } from './combine';
import { judge } from './judge';
import { parsePack } from './reader';
import { readyPack } from './ready-made';
import type { Pack } from './schema';
import { stackOf } from './stack';

/** One army of a pair: what ships, changed by edits, and what the terms say of it. */
type Side = {
  readonly edits: readonly Op[];
  /** under other packs than the other army */
  readonly packs?: readonly unknown[];
  readonly findings: readonly unknown[];
};

type Golden = {
  readonly why: string;
  /** the code that the illegal army has and the legal one has not */
  readonly code: string;
  /** under which system's folder the army lies: "honours-of-war/typical/prussia" */
  readonly army: string;
  readonly system: string;
  /** ids of ready-made packs, or documents */
  readonly packs: readonly unknown[];
  readonly legal: Side;
  readonly illegal: Side;
};

const FOLDER = 'data/events/golden';

const goldens = readdirSync(FOLDER)
  .toSorted()
  .map((name) => ({ name, golden: JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as Golden }));

const packOf = async (given: unknown): Promise<Pack> => {
  if (typeof given === 'string') {
    const ready = await readyPack(given);
    if (ready === null) throw new Error(`no pack ${given}`);
    return ready;
  }
  const parsed = parsePack(given);
  if (!parsed.ok) throw new Error(parsed.errors.map(({ message }) => message).join('; '));
  return parsed.value;
};

/** What the terms say, or weigh anew, in the order in which it is told. */
const told = (findings: readonly Finding[]) =>
  bySeverity(findings)
    .filter(({ origin }) => origin.kind === 'event')
    .map(({ code, severity, at, also, message, cite, origin, wanting, fix }) => ({
      code,
      severity,
      at,
      ...(also && { also }),
      message,
      cite,
      pack: origin.name,
      ...(wanting && { wanting }),
      ...(fix && { fix: fix.label }),
    }));

/** All that rules and terms find in one army of a pair. */
const judgedSide = async ({ army, system: id, packs }: Golden, { edits, packs: own = packs }: Side) => {
  if (!isSystemId(id)) throw new Error(`no system ${id}`);
  const system = await loadSystem(id);
  const read = fileReader((await system.reader()).parse, id);
  const file = read(JSON.parse(readFileSync(`data/${army}.json`, 'utf8')));
  const stack = await stackOf(await Promise.all(own.map(packOf)), readyPack);
  if (!stack.ok) throw new Error(stack.message);
  return (await judge(system, read(edited<ArmyFile>(file, edits)), combine(stack.packs))).findings;
};

describe.each(goldens)('$name', ({ golden }) => {
  const { code, legal, illegal } = golden;

  test('the legal army keeps the terms', async () => {
    expect(told(await judgedSide(golden, legal))).toEqual(legal.findings);
    expect(legal.findings).not.toContainEqual(expect.objectContaining({ code, severity: 'error' }));
  });

  test('the illegal army is told what it breaks', async () => {
    const findings = await judgedSide(golden, illegal);
    expect(told(findings)).toEqual(illegal.findings);
    expect(illegal.findings).toContainEqual(expect.objectContaining({ code }));
  });
});

const ofPoints = goldens.filter(({ golden }) => golden.code === 'terms-points');

test.each(ofPoints)('$name: no limit is told but that of the terms', async ({ golden }) => {
  const errorsOf = async (side: Side) =>
    (await judgedSide(golden, side)).flatMap(({ severity, code }) => (severity === 'error' ? [code] : []));
  expect(await errorsOf(golden.legal)).toEqual([]);
  expect(await errorsOf(golden.illegal)).toEqual(golden.illegal.findings.map(() => golden.code));
});

test('each system has a pair with a limit that the player keeps for himself', () => {
  const own = goldens.filter(({ golden }) =>
    [golden.legal, golden.illegal].every(({ edits }) =>
      edits.some((edit) => edit.op === 'set' && edit.path.at(-1) === 'budget'),
    ),
  );
  expect(own.map(({ golden }) => golden.system).toSorted()).toEqual([...SYSTEM_IDS].toSorted());
});

test('each kind of rule has its pair', () => {
  const kinds = [
    'points',
    'years',
    'nations',
    'scale',
    'setting',
    'group',
    'limit',
    'stat',
    'named',
    'house',
  ];
  const codes = goldens.map(({ golden }) => golden.code);
  for (const kind of [...kinds, 'system']) expect(codes, kind).toContain(`terms-${kind}`);
  // severities have the codes of the book
  expect(codes.some((code) => !code.startsWith('terms-'))).toBe(true);
});
