import 'server-only';
import { type OrderPart, orderPart } from '@/app/_components/army/order-part';
import * as common from '@/app/_components/words';
import { getArmy } from '@/lib/armies/get-army';
import { readyMadeArmy } from '@/lib/armies/ready-made';
import { getSharedArmy } from '@/lib/armies/share-links';
import { factsFor } from '@/lib/history/regiments';
import type { Viewer } from '@/lib/identity/viewer';
import { armyPath, sharedPath } from '@/lib/pages';
import { isSystemId, loadSystem } from '@/lib/rules';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { Assessment } from '@/lib/rules/core/contract/assessment';
import type { Summary, System } from '@/lib/rules/core/contract/system';
import { nextTurn } from '@/lib/turn';
import type { SideQuestion } from './compare-question';

/** One army of a comparison, judged today. */
export type ComparedSide = {
  readonly file: ArmyFile;
  readonly system: System;
  readonly assessment: Assessment;
  readonly summary: Summary;
  /** "11 units, 3 brigades", and a part of the order of battle */
  readonly detail: string;
  readonly order: OrderPart;
  /** its own page, if it has one */
  readonly href: string | null;
};

/** What the army of a side is called on the page. */
export const sideName = ({ file }: Pick<ComparedSide, 'file'>): string => file.name || common.armyWithoutName;

export type SideAnswer = { readonly side: ComparedSide | null; readonly fault: string | null };

const nothing = (fault: string | null): SideAnswer => ({ side: null, fault });

const judgedSide = async (file: ArmyFile, href: string | null, part: number): Promise<SideAnswer> => {
  if (!isSystemId(file.system)) throw new Error(`A stored army is of the unknown system ${file.system}`);
  const system = await loadSystem(file.system);
  await nextTurn();
  const assessment = system.assess(file, await factsFor(system, file));
  await nextTurn();
  const summary = system.summary(file, assessment);
  const outline = system.outline(file);
  await nextTurn();
  const order = orderPart(outline, assessment.costing, part);
  return { side: { file, system, assessment, summary, detail: outline.detail, order, href }, fault: null };
};

/** The army of one side with a part of its order of battle, or why it cannot be shown. */
export const loadSide = async (
  viewer: Viewer | null,
  question: SideQuestion,
  part: number,
): Promise<SideAnswer> => {
  switch (question.kind) {
    case 'none':
      return nothing(null);
    case 'no-link':
      return nothing(question.message);
    case 'mine': {
      const army = viewer && (await getArmy(viewer, question.id));
      return army === null
        ? nothing('This army is not among yours. It may have been deleted.')
        : judgedSide(army.file, armyPath(army.id), part);
    }
    case 'ready': {
      const file = await readyMadeArmy(question.id);
      return file === null ? nothing('There is no such ready-made army.') : judgedSide(file, null, part);
    }
    case 'link': {
      const army = await getSharedArmy(question.token);
      return army === null
        ? nothing('This link does not open an army; its owner may have stopped sharing it.')
        : judgedSide(army.file, sharedPath(question.token), part);
    }
  }
};
