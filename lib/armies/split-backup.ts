import { readJson } from '@/lib/rules/read-json';

/** The armies in the text of a backup (a JSON array), or null when it is something else. */
export const backupMembers = (text: string): readonly unknown[] | null => {
  if (!/^\uFEFF?\s*\[/.test(text)) return null;
  const json = readJson(text);
  return json.ok && Array.isArray(json.value) && json.value.length > 0 ? json.value : null;
};
