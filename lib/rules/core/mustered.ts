import { HOUSE_RULING } from './citation';
import type { ArmyFile } from './document';
import type { Ledger, PricedLedger, Step } from './ledger';
import type { MusterChoices } from './muster-choices';
import { assumptionsOf } from './muster-journal';
import { nearly } from './muster-measure';
import { priced } from './muster-price';
import { largestWithin, type Sized } from './muster-size';
import { grouped } from './number';
import type { Assumption, MusterOptions, OobSide } from './order-of-battle';
import { type MinorPoints, pointsText, printedPoints, toMinor } from './points';
import type { Assessment, Mustering, System } from './system';

/** A system with its way of mustering, which is loaded when wanted. */
export type MusterSystem = { readonly system: System; readonly mustering: Mustering<unknown> };

/** A side as an army, its working beside it. */
export type Mustered = {
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
      const known = mustering.asks?.includes(key) && options.some((option) => option.value === value);
      return value !== undefined && known && value !== normal ? [[key, value]] : [];
    }),
  );

const scaleOf = ({ system }: MusterSystem, { scale }: MusterChoices): string => {
  const { scales } = system.choices;
  return scales.find(({ value }) => value === scale)?.value ?? scales[0]?.value ?? '';
};

/** Where an army comes from, as its document says it. */
export type Named = { readonly name: string };

const optionsFor = (
  rules: MusterSystem,
  choices: MusterChoices,
  { name }: Named,
  factor: number | null,
): MusterOptions => ({
  name,
  scale: scaleOf(rules, choices),
  factor,
  settings: settingsOf(rules, choices),
  choices,
});

type Found = { readonly factor: number | null; readonly step?: Step };

const sizeText = ({ system }: MusterSystem, points: boolean, size: number): string =>
  points
    ? `${pointsText(printedPoints(size as MinorPoints, system.pointScale))} points`
    : `${grouped(size)} ${system.terms.units}`;

const foundStep = (rules: MusterSystem, points: boolean, most: number, sized: Sized): Step => {
  const { factor, size, finer, fits } = sized;
  const [limit, has] = [most, size].map((each) => sizeText(rules, points, each));
  const next =
    finer === undefined
      ? ''
      : `; at ${grouped(nearly(finer.factor))} it would have ${sizeText(rules, points, finer.size)}`;
  const text = fits
    ? `Factor ${grouped(nearly(factor))} gives the largest army of at most ${limit}: ${has}${next}.`
    : `No factor gives so few as ${limit}; ${grouped(nearly(factor))}, the largest, gives ${has}.`;
  return {
    kind: 'scale',
    text,
    values: { factor, size, most },
    cite: { source: rules.system.id, ruling: HOUSE_RULING },
    ours: true,
  };
};

/** The factor that a size asks for; null = the system's own choice for an evening. */
export const factorFor = (
  rules: MusterSystem,
  side: OobSide,
  choices: MusterChoices,
  named: Named = { name: '' },
): Found => {
  const { size = null } = choices;
  if (size === null) return { factor: null };
  if ('factor' in size) return { factor: size.factor };
  const points = 'budget' in size;
  const most = points ? toMinor(size.budget, rules.system.pointScale) : size.units;
  const sizeAt = (factor: number): number => {
    const options = optionsFor(rules, choices, named, factor);
    const { file } = rules.mustering.fromSide(side, options, countedIds());
    const assessment = rules.system.assess(file);
    if (points) return assessment.costing?.total ?? 0;
    return rules.system.summary(file, assessment).units;
  };
  const sized = largestWithin(rules.mustering.factors, most, sizeAt);
  return { factor: sized.factor, step: foundStep(rules, points, most, sized) };
};

/** A side mustered by a system under some choices, at a factor if one is given. */
export const mustered = (
  rules: MusterSystem,
  side: OobSide,
  choices: MusterChoices,
  named: Named,
  { factor, step }: Found = factorFor(rules, side, choices, named),
): Mustered => {
  const made = rules.mustering.fromSide(side, optionsFor(rules, choices, named, factor), countedIds());
  const assessment = rules.system.assess(made.file);
  const { units, points } = rules.system.summary(made.file, assessment);
  const [first, ...others] = made.ledger.steps;
  const ledger: Ledger =
    step === undefined || first === undefined
      ? made.ledger
      : { ...made.ledger, steps: [first, step, ...others] };
  const { stat, label } = rules.mustering.measure;
  const amount = assessment.stats[stat];
  return {
    file: made.file,
    assessment,
    ledger: priced(ledger, made.file.army, assessment.costing),
    factor: made.factor,
    units,
    points,
    measure: { amount: typeof amount === 'number' ? amount : units, label },
    assumptions: assumptionsOf(ledger),
  };
};
