import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isSystemId, loadSystem } from '..';
import { isLegal } from '../core/check/finding';
import { fileReader } from '../fixtures/file-reader';
import { combine } from './combine';
import { whyNotChecked } from './expressible';
import { judgeOf } from './judge';
import { READY_PACKS } from './ready-index';
import { readyPack } from './ready-made';
import { stackOf } from './stack';
import { termsWords } from './words';

const PACK_FILES = readdirSync('data/events').filter(
  (name) => name.endsWith('.json') && name !== 'index.json',
);

test('every file is in the list, and every entry of the list has its file', async () => {
  expect(READY_PACKS.map(({ id }) => `${id}.json`).toSorted()).toEqual(PACK_FILES.toSorted());
  for (const { id, name, system, purpose } of READY_PACKS) {
    const pack = await readyPack(id);
    expect(pack).toMatchObject({ id, name, system });
    expect(pack?.notes?.startsWith(purpose)).toBe(true);
  }
  expect(await readyPack('toString')).toBeNull();
});

const armiesOf = (system: string) =>
  ['typical', 'armies'].flatMap((folder) =>
    readdirSync(`data/${system}/${folder}`)
      .filter((name) => name.endsWith('.json'))
      .map((name) => ({ name, value: JSON.parse(readFileSync(`data/${system}/${folder}/${name}`, 'utf8')) })),
  );

/** How many of the armies that ship are legal under each; of a pack that none keeps its notes say why. */
const FITTING: Readonly<Record<string, number>> = {
  'equal-points': 9,
  'attack-and-defence': 15,
  'small-action': 2,
  'early-war': 8,
  'late-war': 0,
  'pitched-battle': 11,
  attack: 11,
  'six-units': 10,
  'two-brigades': 7,
  'three-brigades': 10,
};

describe.each(READY_PACKS)('$name', async ({ id, system }) => {
  if (!isSystemId(system)) throw new Error(`no system ${system}`);
  const loaded = await loadSystem(system);
  const pack = await readyPack(id);
  if (pack === null) throw new Error(`no pack ${id}`);
  const stack = await stackOf([pack], readyPack);
  if (!stack.ok) throw new Error(stack.message);
  const terms = combine(stack.packs);

  test('speaks of nothing that its system does not know', async () => {
    const words = termsWords(loaded, await loaded.census());
    const unknown = terms.terms.flatMap(({ rule }) =>
      rule.kind === 'note' ? [] : (whyNotChecked(rule, words) ?? []),
    );
    expect(unknown).toEqual([]);
  });

  test('is kept by an army that ships, or says why none keeps it', async () => {
    const read = fileReader((await loaded.reader()).parse, system);
    const judge = await judgeOf(loaded, terms);
    const fitting = armiesOf(system).filter(({ value }) => isLegal(judge(read(value)).findings));
    expect(fitting.map(({ name }) => name)).toHaveLength(FITTING[id] ?? 0);
    expect(fitting.length > 0 || (pack.notes ?? '').includes('typical armies')).toBe(true);
  });
});
