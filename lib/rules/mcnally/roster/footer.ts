import { rulesProfile } from '../../core/profile';
import type { Run, SheetFooter } from '../../core/sheet';
import { SETTINGS, settingOf } from '../settings';
import { COEFFICIENTS, SYSTEM } from '../tables';
import type { RosterContext } from './context';
import { checkSummary } from './findings';

const strong = (words: string): Run => ({ text: words, style: 'strong' });

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** The settings that differ from ours, changed house costs, filled-in tables and event packs, in words. */
export const optionsText = ({ file }: Pick<RosterContext, 'file'>): string => {
  const changed = SETTINGS.flatMap(({ key, label, default: normal, options }) => {
    const value = settingOf(file, key);
    if (value === normal) return [];
    const chosen = options.find((option) => option.value === value)?.label ?? String(value);
    return [`${lower(label)}: ${lower(chosen)}`];
  });
  const costs = COEFFICIENTS.filter(({ key, default: usual }) => (file.house[key] ?? usual) !== usual);
  const tables = Object.keys(file.tables).length;
  return (
    [
      ...changed,
      ...(costs.length === 0
        ? []
        : [`house costs: ${costs.map(({ key }) => `${key} ${file.house[key]}`).join(', ')}`]),
      ...(tables === 0 ? [] : [`house tables: ${Object.keys(file.tables).toSorted().join(', ')}`]),
      ...file.packs,
    ].join('; ') || 'none'
  );
};

/** What stands on every sheet: the key to the boxes, options, verdict, rules profile, version, date, codes. */
export const footer = (context: RosterContext): SheetFooter => {
  const { file, options, assessment } = context;
  const { version, date, code, link } = options.print;
  const profile = rulesProfile({ ...SYSTEM, settings: SETTINGS }, file);
  return {
    lines: [
      [
        strong('Strength:'),
        { text: ' cross off from the left; the next open box is the basic morale.' },
        ...(assessment.costing === null || options.hidePoints
          ? []
          : [strong(' Points'), { text: ' are house costs: the rules print none.' }]),
      ],
      [
        strong('Options:'),
        { text: ` ${optionsText(context)}.` },
        strong(' Checked'),
        { text: ` with data ${SYSTEM.dataVersion}: ${checkSummary(context)}.` },
      ],
      [
        {
          text: `${SYSTEM.name} ${SYSTEM.edition}, profile ${profile.hash}. ${
            version === null ? 'List not saved' : `List version ${version}`
          }. Printed ${date}.`,
          style: 'soft',
        },
      ],
    ],
    code: code === null ? null : { caption: 'This print', text: code },
    link: link === null ? null : { caption: 'Scan to open this army', url: link },
  };
};
