import { describe, expect, test } from 'vitest';
import { onPostgres } from '@/prisma/test-database';
import { SYSTEM_IDS } from '../rules';
import { unitsOfSide } from '../rules/core/army/carry-over';
import { remember } from '../rules/core/army/memo';
import { regimentIds } from '../rules/core/check/attached';
import { rowsOf } from '../rules/core/muster/ledger';
import { readArmyValue } from '../rules/read-army';
import { listBattles } from './battles';
import {
  battleToMuster,
  costsOfChoices,
  musterBattle,
  previewBattle,
  settledQuestion,
  wholeSide,
} from './muster-battle';
import { type MusterQuestion, musterQuestion } from './muster-question';
import { regimentFacts } from './regiments';
import { formationPlaces } from './side-of-battle';

/** Only that allies fight under a foreign name is noted, where a system has no contingents. */
const DOUBT = /^(?!info regiment-nation$)\w+ regiment-/;

// what is read is the same on both stores, and mustering asks none
const SYSTEMS = onPostgres ? SYSTEM_IDS.slice(0, 1) : SYSTEM_IDS;

const asked = (search: Record<string, string>): MusterQuestion => musterQuestion(search).question;

const read = async (id: string) => {
  const battle = await battleToMuster(id);
  if (battle === null) throw new Error(`There is no ${id}`);
  return battle;
};

const battles = new Map<string, ReturnType<typeof read>>();

/** A battle of the store, read once for all tests. */
const found = (id: string) => remember(battles, id, () => read(id));

const facts = new Map<string, ReturnType<typeof regimentFacts>>();

/** What the store knows of some regiments, asked once: a side has the same under all rules. */
const known = (ids: readonly string[]) => remember(facts, ids.toSorted().join(' '), () => regimentFacts(ids));

describe('battles as the store has them', () => {
  test.each(SYSTEMS)(
    'all muster in %s: every unit told of once, no error, no doubt of a regiment, and a like share of both or a reason',
    async (rules) => {
      for (const { id } of await listBattles()) {
        for (const made of [{}, { m0: 'named', m1: 'named' }]) {
          const battle = await found(id);
          const question = settledQuestion(battle, asked({ rules, ...made }));
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
            // of some sides no source names a unit that counts, or too few for one
            const nobody = both.sides[side].units === 0;
            const errors = assessment.findings.filter(
              ({ severity, code }) => severity === 'error' && !(nobody && code === 'empty'),
            );
            expect(
              errors.map(({ code }) => code),
              `${id}, side ${side}`,
            ).toEqual([]);
            const judged = system.assess(file, await known(regimentIds(system.attached(file))));
            const doubts = judged.findings.filter(({ code, severity }) => DOUBT.test(`${severity} ${code}`));
            expect(
              doubts.map(({ message }) => message),
              id,
            ).toEqual([]);
            const again = await readArmyValue(file);
            expect(again.ok ? null : again.error, id).toBeNull();
          }
          const shares = both.shares.map(({ share }) => share ?? 1);
          const like = Math.min(...shares) >= 0.8 * Math.max(...shares);
          expect(like || !both.likeness.like, id).toBe(true);
          // the whole of a side whose strength is told, unless only what is named was wanted
          if (made.m0 === undefined && both.likeness.like)
            expect(Math.min(...shares), id).toBeGreaterThan(0.65);
          if (both.worth.apart) expect(both.worth.arms.length, id).toBeGreaterThan(0);
        }
      }
    },
  );

  test.each<[id: string, side: 0 | 1, arms: [number, number]]>([
    // 51 battalions and 171 squadrons are stated
    ['1757-06-18-kolin', 1, [51, 171]],
    // 73 squadrons are stated; no source names the foot: 51,000 men less 8,760 horse, at 600 to a battalion
    ['1759-08-01-minden', 1, [70, 73]],
    // 44,300 men with 6,382 horse in the table of others
    ['1758-08-25-zorndorf', 1, [63, 53]],
  ])('%s, side %i stands for its whole by default: %j battalions and squadrons', async (id, side, arms) => {
    const battle = await found(id);
    const { both } = await musterBattle(battle, settledQuestion(battle, asked({})));
    expect(both.shares[side].arms.map(({ total }) => Math.round(total))).toEqual(arms);
    for (const { named, reconstructedCount, total } of both.shares[side].arms)
      expect(Math.abs(named + reconstructedCount - total)).toBeLessThan(1);
    expect(both.sides[side].file.origin).toMatchObject({ reconstructed: true });
    expect(both.likeness).toEqual({ like: true });
  });

  test('a side that is named alone is set against no whole one, and both named are no pair at Minden', async () => {
    const battle = await found('1758-08-25-zorndorf');
    const likenessOf = async (search: Record<string, string>) => {
      const { both } = await musterBattle(battle, settledQuestion(battle, asked(search)));
      return both.likeness;
    };
    expect(await likenessOf({ m1: 'named' })).toEqual({ like: false, why: 'unlike', side: 1 });
    expect(await likenessOf({ m0: 'named', m1: 'named' })).toEqual({ like: false, why: 'unlike', side: 1 });
    expect(await likenessOf({ p1: 'none', m1: 'named' })).toEqual({ like: false, why: 'empty', side: 1 });
  });

  test('numbers that a row does not tell are those of its regiment, within what is stated', async () => {
    const named = async (id: string) => {
      const battle = await found(id);
      const { both } = await musterBattle(battle, settledQuestion(battle, asked({ m0: 'named' })));
      const texts = rowsOf(both.sides[0].ledger).flatMap(({ steps }) => steps.map(({ text }) => text));
      return { texts, horse: both.shares[0].arms.find(({ what }) => what === 'squadrons')?.named };
    };
    const torgau = await named('1760-11-03-torgau');
    expect(torgau.texts).toContain('strength on the day unknown: 2 battalions, as the regiment had');
    // the regiments had 26 squadrons, 22 are stated
    const warburg = await named('1760-07-31-warburg');
    expect(warburg.horse).toBeCloseTo(22, 5);
    expect(warburg.texts.filter((text) => text.includes('what is left of the stated total'))).toHaveLength(
      12,
    );
  });

  test('have previews in all systems, and a choice says what it costs', async () => {
    const battle = await found('1759-08-01-minden');
    const all = formationPlaces(battle.sides[1])
      .filter(({ units }) => units > 0)
      .map(({ place }) => place)
      .join('_');
    const question = settledQuestion(
      battle,
      asked({ u0: '-f1u1', p1: all, m0: 'named', m1: 'named', size: 'factor', amount: '1' }),
    );
    expect(question.sides[1].formations).toBeUndefined();
    const mustered = await musterBattle(battle, question);
    const [choice, ...others] = costsOfChoices(mustered, question);
    expect(others).toEqual([]);
    expect(choice?.ref).toEqual({ kind: 'unit', id: 'f1u1' });
    expect(choice?.cost?.points).toBeLessThan(0);
    expect(choice?.without.units).toBeUndefined();
    expect([...(await previewBattle(battle, question)).keys()]).toEqual(SYSTEM_IDS);
  });

  test('brigades bear the short names of their formations, the ledger the full ones', async () => {
    const battle = await found('1759-08-01-minden');
    const { both, rules } = await musterBattle(battle, settledQuestion(battle, asked({})));
    const [{ file, ledger }] = both.sides;
    const titles = rules.system.outline(file).sections.map(({ title }) => title);
    expect(Math.max(...titles.map((title) => title.length))).toBeLessThanOrEqual(28);
    const full = 'Remaining columns (4-8) and corps of Wangenheim at Todtenhausen';
    expect(ledger.formations.map(({ name }) => name)).toContain(full);
    expect(titles).not.toContain(full);
  });

  test('nobody musters what is not there', async () => {
    expect(await battleToMuster('1759-08-01-nowhere')).toBeNull();
  });
});
