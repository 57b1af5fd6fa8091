import type { FigureLine, Two } from '../../core/contract/match-up';
import { figures } from '../../core/match-up/armies';
import { chanceThat, D6, diceOf } from '../../core/match-up/chances';
import type { Fraction } from '../../core/price/fraction';
import { LIMITS } from '../tables';

const { shakenTest, routingTest, surrender, generalRisk, generalBonus } = LIMITS;

/** The chance that a shaken unit is steady after its test, with this bonus of a general (R13). */
export const steadies = (bonus: number): Fraction =>
  chanceThat(D6, (face) => face + bonus >= shakenTest.steadyFrom);

/** The chance that a routing unit stops, likewise (R13). */
export const rallies = (bonus: number): Fraction =>
  chanceThat(D6, (face) => face + bonus >= routingTest.rallyFrom);

/** The chance that routers who cannot get away give up (Units Surrendering). */
export const surrenders = (mounted: boolean): Fraction =>
  chanceThat(D6, (face) => face >= (mounted ? surrender.mountedFrom : surrender.footFrom));

/** The chance of a general with a unit that loses by fire to be hit so (Risk to Generals). */
export const generalHit = (how: 'wound' | 'dead'): Fraction =>
  chanceThat(diceOf(2), (sum) => generalRisk[how].includes(sum));

const fractionText = ({ n, d }: Fraction): string => `${n}/${d}`;
const same = (chance: Fraction): Two<Fraction> => [chance, chance];

const withGenerals = (by: (bonus: number) => Fraction): string =>
  `${fractionText(by(generalBonus.brigadier))} with a brigadier, ${fractionText(by(generalBonus.senior))} with a senior general`;

/** What the tests of both armies come to: they are the same for all troops. */
export const testLines = (): FigureLine[] => [
  figures('A shaken unit is steady after its test', same(steadies(0)), shakenTest.cite, {
    ...{ as: 'chance', note: withGenerals(steadies) },
  }),
  figures('A routing unit stops', same(rallies(0)), routingTest.cite, {
    ...{ as: 'chance', note: withGenerals(rallies) },
  }),
  figures('Routers on foot who cannot get away surrender', same(surrenders(false)), surrender.cite, {
    ...{ as: 'chance', note: `mounted ${fractionText(surrenders(true))}` },
  }),
];

/** What a general risks with a unit that loses by fire. */
export const riskLine = (): FigureLine =>
  figures('A general with a unit that loses by fire is hit', same(unionOf()), generalRisk.cite, {
    ...{
      as: 'chance',
      note: `wound ${fractionText(generalHit('wound'))}, dead ${fractionText(generalHit('dead'))}`,
    },
  });

const unionOf = (): Fraction =>
  chanceThat(diceOf(2), (sum) => [...generalRisk.wound, ...generalRisk.dead].includes(sum));
