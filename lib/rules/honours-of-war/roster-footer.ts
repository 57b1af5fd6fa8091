import { rulesProfile } from '../core/profile';
import type { Run, SheetFooter } from '../core/sheet';
import type { RosterContext } from './roster-context';
import { everyUnit } from './roster-context';
import { checkSummary } from './roster-findings';
import { SETTINGS, settingOf } from './settings';
import { NATIONS, SYSTEM, TYPES } from './tables';

const strong = (words: string): Run => ({ text: words, style: 'strong' });

const ADJECTIVES = Object.values(NATIONS).map(({ adjective }) => adjective);

/** A label within a sentence: in small letters, unless it begins with a nation. */
const inSentence = (label: string): string =>
  ADJECTIVES.some((adjective) => label.startsWith(adjective))
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);

/** The settings that differ from the book's plain rules, in words. */
const optionsText = ({ file }: RosterContext): string => {
  const changed = SETTINGS.flatMap(({ key, label, default: normal, options }) => {
    const value = settingOf(file, key);
    if (value === normal) return [];
    if (value === true) return [inSentence(label)];
    const chosen = options.find((option) => option.value === value)?.label ?? String(value);
    return [`${inSentence(label)}: ${inSentence(chosen)}`];
  });
  return [...changed, ...file.packs].join(', ') || 'none';
};

/** What stands on every sheet: the key to the boxes, options, verdict, rules profile, version, date, codes. */
export const footer = (context: RosterContext): SheetFooter => {
  const { army, file, options } = context;
  const { version, date, code, link } = options.print;
  const guns = everyUnit(army).some(
    ({ type, battalionGuns }) => TYPES[type].arm === 'close-order' && battalionGuns !== 'absent',
  );
  const profile = rulesProfile({ ...SYSTEM, settings: SETTINGS }, file);
  return {
    lines: [
      [
        strong('Hits:'),
        { text: ' 3, one less on every die. 4, retreat and reform. 5, done for.' },
        ...(guns ? [strong(' Muskets'), { text: ' include battalion guns.' }] : []),
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
