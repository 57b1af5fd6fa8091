import { describe, expect, test } from 'vitest';
import type { OobFormation, OobSide, OobUnit } from '../core/muster/order-of-battle';
import { muster } from './muster';
import { assess } from './rules';

const unit = (type: OobUnit['type'], arm: OobUnit['arm'], more: Partial<OobUnit> = {}): OobUnit => ({
  name: type,
  nation: 'prussia',
  arm,
  type,
  battalions: null,
  squadrons: null,
  guns: null,
  men: null,
  strength: 1,
  ...more,
});

const wing = (name: string, units: OobUnit[], children: OobFormation[] = []): OobFormation => ({
  name,
  kind: 'wing',
  commander: null,
  units,
  children,
});

const side = (formations: OobFormation[], unattached: OobUnit[] = []): OobSide => ({
  name: 'Side',
  nation: 'prussia',
  year: 1757,
  commander: 'Keith',
  formations,
  unattached,
});

const mustered = (from: OobSide, factor: number | null, settings = {}) => {
  let count = 0;
  const answer = muster.fromSide(from, { name: 'Army', scale: '25', factor, settings }, () => `i${++count}`);
  const { brigades, direct } = answer.file.army;
  return {
    ...answer,
    assessment: assess(answer.file),
    brigades: brigades.map(({ units }) => units.map(({ type }) => type)),
    direct: direct.map(({ type }) => type),
  };
};

describe('from an order of battle (digest s. 7)', () => {
  test('E1: four battalions of 2,960 men are four, 148 points and a commander', () => {
    const four = unit('line', 'infantry', { battalions: 4, men: 2960 });
    const { brigades, assessment } = mustered(side([wing('Brigade', [four])]), 1);
    expect(brigades).toEqual([['line', 'line', 'line', 'line']]);
    expect(assessment.stats).toMatchObject({ figures: 148 });
    expect(assessment.costing?.total).toBe((148 + 10 + 20) * 60);
  });

  test('E2: a regiment of 800 cuirassiers is a brigade of two', () => {
    const regiment = unit('cuirassier', 'cavalry', { squadrons: 5, men: 800 });
    expect(mustered(side([wing('Horse', [regiment])]), 1).brigades).toEqual([['cuirassiers', 'cuirassiers']]);
  });

  test('E3: two battalions of grenz of 1,700 men, factor 2', () => {
    const grenz = unit('grenz', 'light-infantry', { battalions: 2, men: 1700 });
    const { brigades, assessment } = mustered(side([wing('Grenz', [grenz])]), 2);
    expect(brigades).toEqual([['grenz', 'grenz']]);
    expect(assessment.costing?.total).toBe((60 + 10 + 20) * 60);
  });

  test('E4: 24 six-pounders and 12 three-pounders, factor 2, are 98 points', () => {
    const guns = [
      unit('heavy-guns', 'artillery', { guns: 24 }),
      unit('light-guns', 'artillery', { guns: 12 }),
    ];
    const { direct, assessment } = mustered(side([], guns), 2);
    expect(direct).toEqual(['heavy-battery', 'heavy-battery', 'light-battery']);
    expect(assessment.costing?.total).toBe((98 + 20) * 60);
  });

  test('E5: a wing of 20 battalions of 600', () => {
    const battalions = Array.from({ length: 20 }, () => unit('line', 'infantry', { men: 600 }));
    const sizes = (factor: number) =>
      mustered(side([wing('Wing', battalions)]), factor).brigades.map(({ length }) => length);
    expect(sizes(1)).toEqual([4, 4, 4, 4]);
    expect(sizes(2)).toEqual([4, 4]);
  });

  test('E5 unpooled: each battalion makes a unit, however weak, and the army says so', () => {
    const battalions = Array.from({ length: 20 }, () => unit('line', 'infantry', { men: 600 }));
    const { brigades, file } = mustered(side([wing('Wing', battalions)]), 1, { pool: false });
    expect(brigades.flat()).toHaveLength(20);
    expect(file.settings).toEqual({ pool: false });
    expect(muster.asks).toEqual(['pool']);
  });

  test('small brigades of foot are merged, foot and horse parted, odd regiments told', () => {
    const of = (name: string, units: OobUnit[]) => wing(name, units);
    const line = unit('line', 'infantry', { men: 740 });
    const hussars = unit('hussar', 'cavalry', { men: 480 });
    const { brigades, assumptions, assessment } = mustered(
      side([wing('Wing', [], [of('A', [line, hussars]), of('B', [line, line]), of('C', [line])])]),
      1,
    );
    expect(brigades).toEqual([['line', 'line', 'line', 'line'], ['hussars']]);
    expect(assumptions.some(({ text }) => text.includes('odd one'))).toBe(true);
    expect(assessment.findings.map(({ code }) => code)).toEqual(['t02']);
  });

  test('a factor to fit an evening, and back again', () => {
    const many = Array.from({ length: 60 }, () => unit('line', 'infantry', { men: 740 }));
    const { file, brigades } = mustered(side([wing('Wing', many)]), null);
    expect(brigades.flat().length).toBeLessThanOrEqual(24);
    const { side: back, assumptions } = muster.toSide(file);
    expect(back.commander).toBe('Keith');
    expect(back.formations.flatMap(({ units }) => units.map(({ men }) => men))).toEqual(
      brigades.flat().map(() => 740),
    );
    expect(assumptions.length).toBeGreaterThan(0);
  });
});
