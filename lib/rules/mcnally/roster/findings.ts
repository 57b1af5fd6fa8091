import { citeLabel } from '../../core/citation';
import type { Finding, Severity } from '../../core/finding';
import type { NoteBlock, SheetMark } from '../../core/sheet';
import { counted } from '../names';
import type { RosterContext } from './context';

const NOUNS: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'note' };

/** How many findings are named before "and 3 more". */
const NAMED = 3;
const LISTED = 10;

const named = ({ title, cite }: Finding): string =>
  `${title.charAt(0).toLowerCase()}${title.slice(1)}, ${citeLabel(cite)}`;

const summed = (findings: readonly Finding[], severity: Severity): string => {
  if (findings.length === 0) return severity === 'error' ? 'no errors' : '';
  const names = [...new Set(findings.map(named))];
  const more = names.length - NAMED;
  const list = [...names.slice(0, NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
  return `${counted(findings.length, NOUNS[severity])} (${list})`;
};

const only = ({ assessment }: RosterContext, severity: Severity): Finding[] =>
  assessment.findings.filter((finding) => finding.severity === severity);

/** "no errors, 1 warning (works on the attacking side, p. 52)". */
export const checkSummary = (context: RosterContext): string => {
  const parts = (['error', 'warning'] as const).map((severity) => summed(only(context, severity), severity));
  const filled = parts.filter((part) => part !== '');
  return filled.length === 1 && only(context, 'error').length === 0
    ? 'no errors, no warnings'
    : filled.join(', ');
};

/** The mark that every sheet of an army with errors carries. */
export const errorMarks = (context: RosterContext): SheetMark[] => {
  const errors = only(context, 'error');
  const [first, ...others] = errors;
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` And ${others.length} more, listed with the army.`;
  return [
    {
      severity: 'error',
      text: `Not legal: ${counted(errors.length, 'error')}. ${first.message} (${citeLabel(first.cite)})${more}`,
    },
  ];
};

/** The errors in full, for the player and the organiser; nothing for a legal army. */
export const errorList = (context: RosterContext): NoteBlock[] => {
  const errors = only(context, 'error');
  if (errors.length === 0) return [];
  const more = errors.length - LISTED;
  return [
    {
      kind: 'note',
      title: 'Errors',
      lines: [
        ...errors.slice(0, LISTED).map(({ severity, message, cite }) => ({
          severity,
          runs: [{ text: message }, { text: ` ${citeLabel(cite)}`, style: 'soft' as const }],
        })),
        ...(more > 0 ? [{ runs: [{ text: `And ${more} more.`, style: 'soft' as const }] }] : []),
      ],
    },
  ];
};
