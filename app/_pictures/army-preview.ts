import 'server-only';
import { cache } from 'react';
import { formatPoints } from '@/app/_components/army/points';
import * as common from '@/app/_components/words';
import { parted } from '@/app/history/history-words';
import { printedLayout } from '@/lib/armies/prints';
import { factsFor } from '@/lib/history/regiments';
import type { Viewer } from '@/lib/identity/viewer';
import { isSystemId, loadSystem } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { uncapital } from '@/lib/rules/core/army/words';
import { STANDING_MARKS, STANDING_WORDS, standingOf } from '@/lib/rules/core/check/finding';
import type { Assessment } from '@/lib/rules/core/contract/assessment';
import type { Summary, System } from '@/lib/rules/core/contract/system';
import type { MinorPoints } from '@/lib/rules/core/price/points';
import type { PlateLayout } from '@/lib/rules/core/sheet/plate';
import type { PrintedTerms } from '@/lib/rules/core/sheet/sheet';
import { shownTerms, summaryUnder } from '@/lib/rules/events/points-limit';
import type { PictureCard } from '@/lib/sheets/picture/picture-marks';
import { barePlate, isDrawable, MOST_DRAWN, type PicturePlate } from '@/lib/sheets/plate/small-plate';
import { ownedTerms } from '@/lib/terms/owned-terms';
import { nextTurn } from '@/lib/turn';
import type { LinkPreview } from './link-preview';

type Facts = {
  readonly system: System;
  readonly nation: string;
  readonly scale: string;
  readonly units: number;
  readonly points: MinorPoints | null;
};

const unitNoun = (units: number): string => (units === 1 ? 'unit' : 'units');

const unitsText = (units: number): string => `${parted(units)} ${unitNoun(units)}`;

/** What an army is and costs, as its picture says it; by rules without points its units stand in their place. */
export const armyFacts = ({
  system,
  nation,
  scale,
  units,
  points,
}: Facts): Pick<PictureCard, 'about' | 'nation'> & Required<Pick<PictureCard, 'figure'>> =>
  points === null
    ? {
        nation,
        about: `${system.name}, ${scale}`,
        figure: { value: parted(units), unit: unitNoun(units) },
      }
    : {
        nation,
        about: `${system.name}, ${scale}, ${unitsText(units)}`,
        figure: { value: formatPoints(points, system.pointScale), unit: system.terms.points },
      };

/** How an army is drawn in small: of its sheet nothing but the blocks and commanders is wanted. */
const DRAWN = {
  ...({ paper: 'a4', blackAndWhite: false, combine: false } as const),
  hidePoints: true,
  hideNotes: true,
  hideRatings: true,
} as const;
const UNPRINTED = { date: '', version: null, code: null, link: null } as const;

/** An army drawn; none where it is too large for that, which its labels need not be made for. */
export const armyPlates = async (
  { system, assessment, units }: Pick<Facts, 'system' | 'units'> & { readonly assessment: Assessment },
  file: ArmyFile,
  placed: { readonly layout?: PlateLayout } = {},
): Promise<readonly PicturePlate[]> => {
  if (units > MOST_DRAWN.blocks) return [];
  const plate = (await system.sheets()).plate?.(file, assessment, {
    ...DRAWN,
    print: { ...UNPRINTED, ...placed },
  });
  return plate === undefined || !isDrawable(plate) ? [] : [barePlate(plate)];
};

type Army = {
  readonly id: string;
  /** of its page */
  readonly path: string;
  readonly owner: Viewer;
  readonly name: string;
  readonly file: ArmyFile;
  readonly revision: number;
};

type JudgedArmy = {
  readonly system: System;
  readonly assessment: Assessment;
  readonly summary: Summary;
  /** what the packs of the army say, for its sheets; null for one that is built under none */
  readonly terms: PrintedTerms | null;
};

/** A stored army, priced and judged today, under its owner's packs. Once for each request. */
export const judgeStored = cache(async (owner: Viewer, file: ArmyFile): Promise<JudgedArmy> => {
  if (!isSystemId(file.system)) throw new Error(`A stored army is of the unknown system ${file.system}`);
  const system = await loadSystem(file.system);
  await nextTurn();
  const facts = await factsFor(system, file);
  const terms = await ownedTerms(owner, system, file);
  const judgement = terms?.judge(file, facts);
  const assessment = judgement ?? system.assess(file, facts);
  await nextTurn();
  return {
    system,
    assessment,
    summary: summaryUnder(system, file, assessment),
    terms: terms && judgement ? shownTerms(terms, judgement) : null,
  };
});

/** What the link to an army shows: its name, rules, points and state, and the army drawn. */
export const armyPreview = async ({
  id,
  path,
  owner,
  name,
  file,
  revision: version,
}: Army): Promise<LinkPreview> => {
  const { system, assessment, summary } = await judgeStored(owner, file);
  const standing = standingOf(assessment.findings);
  const word = STANDING_WORDS[standing];
  const title = name || common.armyWithoutName;
  const facts = armyFacts({ system, ...summary });
  const { about, figure } = facts;
  return {
    path,
    title,
    sentence: `${summary.nationLabel}, ${summary.year}: ${figure.value} ${figure.unit}, ${uncapital(word)}. ${about}.`,
    card: { title, ...facts, verdict: { sign: STANDING_MARKS[standing], word } },
    version,
    plates: async () =>
      armyPlates({ system, assessment, units: summary.units }, file, await printedLayout(id)),
  };
};
