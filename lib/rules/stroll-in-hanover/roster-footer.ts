import { rulesProfile } from '../core/profile';
import type { Run, SheetFooter } from '../core/sheet';
import { HOUSE_TABLES } from './house-tables';
import type { RosterContext } from './roster-context';
import { checkSummary } from './roster-findings';
import { SETTINGS, settingOf } from './settings';
import { SYSTEM } from './tables';

const strong = (words: string): Run => ({ text: words, style: 'strong' });

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** The settings that differ from ours, the event packs and the tables the players filled in, in words. */
const optionsText = ({ file }: RosterContext): string => {
  const changed = SETTINGS.flatMap(({ key, label, default: normal, options }) => {
    const value = settingOf(file, key);
    if (value === normal) return [];
    const chosen = options.find((option) => option.value === value)?.label ?? String(value);
    return [`${lowered(label)}: ${lowered(chosen)}`];
  });
  const tables = HOUSE_TABLES.filter(({ key }) => key in file.tables).map(({ title }) => lowered(title));
  return (
    [...changed, ...file.packs, ...(tables.length === 0 ? [] : [`house tables: ${tables.join(', ')}`])].join(
      '; ',
    ) || 'none'
  );
};

/** What stands on every sheet: the key to the columns, options, verdict, rules profile, version, date, codes. */
export const footer = (context: RosterContext): SheetFooter => {
  const { file, options } = context;
  const { version, date, code, link } = options.print;
  const profile = rulesProfile({ ...SYSTEM, settings: SETTINGS }, file);
  return {
    lines: [
      [
        strong('Value'),
        { text: ' is SP + Morale; beside it the chance of an unmodified morale test.' },
        strong(' D, DD, R:'),
        { text: ' disorder, great disorder, rout.' },
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
