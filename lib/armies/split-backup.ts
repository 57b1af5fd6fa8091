import { readJson } from '@/lib/rules/read-json';

/**
 * The armies in the text of a backup (a JSON array), or null when it is something else.
 * 'too-many' for more than `most`: nothing beyond them is read.
 */
export const backupMembers = (text: string, most: number): readonly unknown[] | null | 'too-many' => {
  if (!/^\uFEFF?\s*\[/.test(text)) return null;
  const json = readJson(text, { entries: most });
  if (!json.ok) return json.why === 'entries' ? 'too-many' : null;
  return Array.isArray(json.value) && json.value.length > 0 ? json.value : null;
};
