import type { LabelSheet } from '@/lib/rules/core/sheet-parts';

const textOf = ({ footer, title }: LabelSheet): string => {
  const said = footer.lines.map((runs) => runs.map(({ text }) => text.replace(/\.$/, '')).join(''));
  return `${title}: ${[...said, ...(footer.code === null ? [] : [footer.code.text])].join('. ')}.`;
};

/** Labels of several armies one after the other, so that a sheet of stock that one has begun another one fills. */
export const joinedLabels = (sheets: readonly LabelSheet[]): LabelSheet | undefined => {
  const [first, ...others] = sheets;
  if (first === undefined || others.length === 0) return first;
  const labels = sheets.flatMap((sheet) => sheet.labels);
  return {
    ...first,
    title: sheets.map(({ title }) => title).join(', '),
    subtitle: `${labels.length} labels`,
    marks: sheets.flatMap(({ marks }) => marks),
    labels,
    footer: { ...first.footer, lines: sheets.map((sheet) => [{ text: textOf(sheet) }]), code: null },
  };
};
