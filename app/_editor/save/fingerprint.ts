import { visibleText } from '@/lib/rules/core/army/name';

// text as the server keeps it: what hides in it, and spaces at its ends, make no other value
const sorted = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string') return visibleText(value).trim();
  return value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
};

// FNV-1a, twice with different offsets: 64 bits are plenty to know one's own few versions again
const fnv = (text: string, offset: number): string => {
  let hash = offset;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
};

/** A short text that is the same for equal JSON values, whatever the order of their keys. Not for security. */
export const fingerprint = (value: unknown): string => {
  const text = JSON.stringify(value, sorted);
  return fnv(text, 0x811c9dc5) + fnv(text, 0x050c5d1f);
};
