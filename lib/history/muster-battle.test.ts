import { describe, expect, test } from 'vitest';
import { onPostgres } from '@/prisma/test-database';
import { SYSTEM_IDS } from '../rules';
import { unitsOfSide } from '../rules/core/army/carry-over';
import { rowsOf } from '../rules/core/muster/ledger';
import { readArmyValue } from '../rules/read-army';
import { listBattles } from './list-battles';
import {
  battleToMuster,
  costsOfChoices,
  musterBattle,
  previewBattle,
  settledQuestion,
  wholeSide,
} from './muster-battle';
import { type MusterQuestion, musterQuestion } from './muster-question';
import { formationPlaces } from './places';
import { factsFor } from './regiment-facts';

/** Only that allies fight under a foreign name is noted, where a system has no contingents. */
const DOUBT = /^(?!info regiment-nation$)\w+ regiment-/;

// what is read is the same on both stores, and mustering asks none
const SYSTEMS = onPostgres ? SYSTEM_IDS.slice(0, 1) : SYSTEM_IDS;

const asked = (search: Record<string, string>): MusterQuestion => musterQuestion(search).question;

const found = async (id: string) => {
  const battle = await battleToMuster(id);
  if (battle === null) throw new Error(`There is no ${id}`);
  return battle;
};

describe('battles as the store has them', () => {
  test.each(SYSTEMS)(
    'all muster in %s, every unit told of once, read back without an error and without a doubt of a regiment',
    async (rules) => {
      for (const { id } of await listBattles()) {
        for (const made of [{}, { m0: 'ours', m1: 'ours' }]) {
          const battle = await found(id);
          const question = asked({ rules, ...made });
          const {
            both,
            rules: { system },
          } = await musterBattle(battle, question);
          for (const side of [0, 1] as const) {
            const { file, assessment, ledger, points } = both.sides[side];
            const source = unitsOfSide(wholeSide(battle.sides[side], question.sides[side]));
            const told = rowsOf(ledger).flatMap(({ sources }) => sources.map((unit) => unit.id));
            expect(told.length, id).toBe(source.length);
            expect(new Set(told).size, id).toBe(told.length);
            expect(ledger.total, id).toBe(points);
            // of some sides no source names a unit that counts
            const nobody = both.sides[side].units === 0;
            const errors = assessment.findings.filter(
              ({ severity, code }) => severity === 'error' && !(nobody && code === 'empty'),
            );
            expect(
              errors.map(({ code }) => code),
              `${id}, side ${side}`,
            ).toEqual([]);
            const judged = system.assess(file, await factsFor(system, file));
            const doubts = judged.findings.filter(({ code, severity }) => DOUBT.test(`${severity} ${code}`));
            expect(
              doubts.map(({ message }) => message),
              id,
            ).toEqual([]);
            const read = await readArmyValue(file);
            expect(read.ok ? null : read.error, id).toBeNull();
          }
        }
      }
    },
  );

  test('have previews in all systems, and a choice says what it costs', async () => {
    const battle = await found('1759-08-01-minden');
    const all = formationPlaces(battle.sides[1])
      .filter(({ units }) => units > 0)
      .map(({ place }) => place)
      .join('_');
    const question = settledQuestion(battle, asked({ u0: 'f6u1', p1: all }));
    expect(question.sides[1].formations).toBeUndefined();
    const mustered = await musterBattle(battle, question);
    const [choice, ...others] = costsOfChoices(mustered, question);
    expect(others).toEqual([]);
    expect(choice?.ref).toEqual({ kind: 'unit', id: 'f6u1' });
    expect(choice?.cost?.points).toBeGreaterThan(0);
    expect(choice?.without.units).toBeUndefined();
    expect([...(await previewBattle(battle, question)).keys()]).toEqual(SYSTEM_IDS);
  });

  test('nobody musters what is not there', async () => {
    expect(await battleToMuster('1759-08-01-nowhere')).toBeNull();
  });
});
