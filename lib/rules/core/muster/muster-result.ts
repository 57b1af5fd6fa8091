import { freeName } from '../army/copy-name';
import { type ArmyFile, type ArmyOrigin, MAX_WORKING } from '../army/document';
import { edited, type Op } from '../army/edit';
import { cleanName } from '../army/name';
import { grouped } from '../army/number';
import { valueAt } from '../army/path';
import type { Assessment } from '../contract/assessment';
import { HOUSE_RULING } from '../contract/citation';
import type { AssessedArmy, Compare, Mustering, System } from '../contract/system';
import { type MinorPoints, type PrintedPoints, pointsText, printedPoints, toMinor } from '../price/points';
import { type Ledger, type LedgerStep, type PricedLedger, priced } from './ledger';
import type { MusterChoices } from './muster-choices';
import { nearly } from './muster-measure';
import { type ArmySize, largestWithin } from './muster-size';
import { assumptionsOf } from './muster-working';
import type { Assumption, MusterOptions, OobSide } from './order-of-battle';

/** A system with its way of mustering, which is loaded when wanted. */
export type MusterSystem = {
  readonly system: System;
  readonly mustering: Mustering<unknown>;
  readonly compare: Compare<unknown>;
};

/** A side as an army, its working beside it. */
export type MusterResult = {
  readonly file: ArmyFile;
  readonly assessment: Assessment;
  readonly ledger: PricedLedger;
  readonly factor: number;
  readonly units: number;
  readonly points: MinorPoints | null;
  /** what players of the system tell its size by, beside points */
  readonly measure: { readonly amount: number; readonly label: string };
  readonly assumptions: readonly Assumption[];
};

/** Ids of the nodes of a new army, the same for the same side and choices. */
const countedIds = (): (() => string) => {
  let count = 0;
  return () => `m${++count}`;
};

/** Settings that the system asks before a conversion, as far as they differ from the default. */
const settingsOf = ({ system, mustering }: MusterSystem, { settings = {} }: MusterChoices) =>
  Object.fromEntries(
    system.settings.flatMap(({ key, options, default: normal }) => {
      const value = Object.hasOwn(settings, key) ? settings[key] : undefined;
      const offered = mustering.asks?.includes(key) && options.some((option) => option.value === value);
      return value !== undefined && offered && value !== normal ? [[key, value]] : [];
    }),
  );

const scaleOf = ({ system }: MusterSystem, { scale }: MusterChoices): string => {
  const { scales } = system.choices;
  return scales.find(({ value }) => value === scale)?.value ?? scales[0]?.value ?? '';
};

/** What the new army is called, and the battle and the side of the history that it is of. */
export type MusterName = { readonly name: string; readonly battle?: string; readonly side?: string };

const optionsFor = (
  rules: MusterSystem,
  choices: MusterChoices,
  { name }: MusterName,
  factor: number | null,
): MusterOptions => ({
  name: cleanName(name),
  scale: scaleOf(rules, choices),
  factor,
  settings: settingsOf(rules, choices),
  choices,
});

export type ScaleChoice = { readonly factor: number | null; readonly step?: LedgerStep };

const sizeText = ({ system }: MusterSystem, points: boolean, size: number): string =>
  points
    ? `${pointsText(printedPoints(size as MinorPoints, system.pointScale))} points`
    : `${grouped(size)} ${system.terms.units}`;

const sizeStep = (rules: MusterSystem, points: boolean, most: number, sized: ArmySize): LedgerStep => {
  const { factor, size, finer, fits } = sized;
  const [limit, has] = [most, size].map((each) => sizeText(rules, points, each));
  const next =
    finer === undefined
      ? ''
      : `; at ${grouped(nearly(finer.factor))} it would have ${sizeText(rules, points, finer.size)}`;
  const text = fits
    ? `Factor ${grouped(nearly(factor))} gives the largest army of at most ${limit}: ${has}${next}.`
    : `No factor gives an army of only ${limit}; the largest, ${grouped(nearly(factor))}, gives ${has}.`;
  return {
    kind: 'scale',
    text,
    values: { factor, size, most },
    cite: { source: rules.system.id, ruling: HOUSE_RULING },
    ours: true,
  };
};

/** A side as an army without its working, which takes longer than all else: for looks at many. */
export const musteredBarely = (
  rules: MusterSystem,
  side: OobSide,
  choices: MusterChoices,
  named: MusterName,
  { factor, budget = null }: { readonly factor: number; readonly budget?: PrintedPoints | null },
): AssessedArmy<unknown> => {
  const options = { ...optionsFor(rules, choices, named, factor), budget };
  const { file } = rules.mustering.fromSide(side, options, countedIds());
  return { file, assessment: rules.system.assess(file) };
};

/** The factor that a size asks for; null = the system's own choice for an evening. */
export const factorFor = (
  rules: MusterSystem,
  side: OobSide,
  choices: MusterChoices,
  named: MusterName = { name: '' },
): ScaleChoice => {
  const { size = null } = choices;
  if (size === null) return { factor: null };
  if ('factor' in size) return { factor: size.factor };
  const points = 'budget' in size;
  const most = points ? toMinor(size.budget, rules.system.pointScale) : size.units;
  const sizeAt = (factor: number): number => {
    const { file, assessment } = musteredBarely(rules, side, choices, named, { factor });
    if (points) return assessment.costing?.total ?? 0;
    return rules.system.summary(file, assessment).units;
  };
  const sized = largestWithin(rules.mustering.factors, most, sizeAt);
  return { factor: sized.factor, step: sizeStep(rules, points, most, sized) };
};

/** How an army is to be made, beyond what was chosen. */
type Making = {
  readonly scale?: ScaleChoice;
  /** steps that stand behind the first, where units were made up */
  readonly reconstructionSteps?: readonly LedgerStep[];
  /** the limit of a game by points */
  readonly budget?: PrintedPoints;
};

const originFor = (
  origin: ArmyOrigin | null,
  choices: MusterChoices,
  { battle, side }: MusterName,
  reconstructed: boolean,
): ArmyOrigin | null => {
  const working = battle === undefined ? '' : JSON.stringify(choices);
  return (
    origin && {
      ...origin,
      ...(battle !== undefined && { battle }),
      ...(side !== undefined && { side }),
      ...(reconstructed && { reconstructed }),
      ...(working.length > 0 && working.length <= MAX_WORKING && { working }),
    }
  );
};

/** Two formations of one name, such as the parts of a split body of horse, get a number. */
const withNamesApart = (system: System, file: ArmyFile): ArmyFile => {
  const names: string[] = [];
  const ops = system.outline(file).sections.flatMap(({ kind, at }): Op[] => {
    const path = [...at, 'name'];
    const name = kind === 'formation' ? valueAt(file.army, path) : '';
    if (typeof name !== 'string' || name === '') return [];
    const free = freeName(name, names);
    names.push(free);
    return free === name ? [] : [{ op: 'set', path: ['army', ...path], value: free }];
  });
  return ops.length === 0 ? file : edited(file, ops);
};

/** A side mustered by a system under some choices. */
export const mustered = (
  rules: MusterSystem,
  side: OobSide,
  choices: MusterChoices,
  named: MusterName,
  { scale = factorFor(rules, side, choices, named), reconstructionSteps = [], budget }: Making = {},
): MusterResult => {
  const { factor, step } = scale;
  const options = { ...optionsFor(rules, choices, named, factor), budget: budget ?? null };
  const {
    file: raw,
    ledger: working,
    factor: factorTaken,
  } = rules.mustering.fromSide(side, options, countedIds());
  const origin = originFor(raw.origin, choices, named, reconstructionSteps.length > 0);
  const file = withNamesApart(rules.system, { ...raw, origin });
  const assessment = rules.system.assess(file);
  const { units, points } = rules.system.summary(file, assessment);
  const [first, ...others] = working.steps;
  const steps = [...(first ? [first] : []), ...(step ? [step] : []), ...reconstructionSteps, ...others];
  const ledger: Ledger = { ...working, steps };
  const { stat, label } = rules.mustering.measure;
  const amount = assessment.stats[stat];
  return {
    file,
    assessment,
    ledger: priced(ledger, file.army, assessment.costing),
    factor: factorTaken,
    units,
    points,
    measure: { amount: typeof amount === 'number' ? amount : units, label },
    assumptions: assumptionsOf(ledger),
  };
};
