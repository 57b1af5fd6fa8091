import { quoted } from './quotes';

/** How a markup sets off headings, names and lists. */
export const MARKUP = {
  plain: {
    title: (text: string) => text,
    head: (text: string) => text,
    item: (text: string) => `- ${text}`,
    open: '',
    close: '',
  },
  markdown: {
    title: (text: string) => `## ${text}`,
    head: (text: string) => `**${text}**`,
    item: (text: string) => `- ${text}`,
    open: '',
    close: '',
  },
  bbcode: {
    title: (text: string) => `[size=150][b]${text}[/b][/size]`,
    head: (text: string) => `[b]${text}[/b]`,
    item: (text: string) => `[*]${text}`,
    open: '[list]',
    close: '[/list]',
  },
} as const;

const INVISIBLE = '\u200b';

/** Names and notes are data: what would be markup, a list or a call of someone in a forum is made harmless there. */
export const SAFE = {
  plain: quoted,
  markdown: (text: string) =>
    text
      .replace(/[\\`*_{}[\]<>()#+!|~&=-]/g, (mark) => `\\${mark}`)
      .replace(/^(\s*\d+)\./, '$1\\.')
      .replaceAll('@', `@${INVISIBLE}`),
  bbcode: (text: string) => text.replaceAll('[', '(').replaceAll(']', ')'),
} as const;

/** Markdown runs lines together unless they end in two spaces. */
export const hardBreaks = (lines: readonly string[]): string[] =>
  lines.map((line, index) => {
    const next = lines[index + 1] ?? '';
    return line === '' || next === '' || next.startsWith('- ') || line.startsWith('## ') ? line : `${line}  `;
  });
