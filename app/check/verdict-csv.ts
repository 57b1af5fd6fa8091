import * as armyPartWords from '@/app/_components/army/part-words';
import * as armyWords from '@/app/_components/army/words';
import * as commonParts from '@/app/_components/part-words';
import * as uiWords from '@/app/_components/ui/words';
import * as common from '@/app/_components/words';
import { csvText } from '@/lib/csv-table';
import type { CheckAnswer } from '@/lib/rules/check-answer';
import { citeLabel } from '@/lib/rules/core/contract/citation';
import { countsOf, verdictOf } from './verdicts';
import * as words from './words';

const HEAD = [
  words.file,
  armyWords.army,
  armyPartWords.player,
  uiWords.rules,
  common.nation,
  common.year,
  common.points,
  words.limit,
  commonParts.verdict,
  armyPartWords.errors,
  armyPartWords.warnings,
  armyWords.stillNeeded,
  common.notes,
  words.changed,
  common.findings,
  words.profile,
] as const;

const cellsOf = (answer: CheckAnswer): readonly (string | number | null | undefined)[] => {
  const verdict = verdictOf(answer);
  if (!answer.ok)
    return [answer.file, '', '', '', '', '', '', '', verdict, '', '', '', '', '', answer.error.message, ''];
  const { error, warning, wanting, info } = countsOf(answer);
  const { about } = answer;
  const findings = answer.findings.map(
    ({ code, severity, message, cite }) => `${severity} ${code}: ${message} (${citeLabel(cite)})`,
  );
  return [
    answer.file,
    answer.name,
    about?.player,
    about?.system ?? answer.system,
    about?.nation,
    about?.year,
    answer.points,
    about?.budget,
    verdict,
    error,
    warning,
    wanting,
    info,
    about?.options.join('; '),
    findings.join('\n'),
    answer.profile,
  ];
};

/** Verdicts as a table for spreadsheets: one line for each file. */
export const csvOf = (answers: readonly CheckAnswer[]): string => csvText([HEAD, ...answers.map(cellsOf)]);
