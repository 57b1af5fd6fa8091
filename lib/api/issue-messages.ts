import { capital } from '../rules/core/army/words';
import { expectedText, type Fault, MAX_KEY, shortened } from '../rules/core/read/malformation';

/** A schema that has its own sentence for people. */
const SENTENCE = /^[\p{Lu}“].*[.!?]$/su;

/** How many unknown keys of one place are named. */
const MOST_KEYS = 5;

/** Texts of a certain form, where the schema has no words of its own. */
const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'a time such as 2026-11-28T09:30:00.000Z',
  date: 'a day such as 2026-11-28',
  email: 'an address such as name@example.org',
  regex: 'a text in another form',
};

type Issue = Fault & { readonly format?: string };

const isTypeless = ({ code, expected }: Issue): boolean =>
  code === 'invalid_type' && expected === 'nonoptional';

const neededBy = (issue: Issue): string => {
  if (isTypeless(issue)) return 'a value';
  // the word that tells which of several forms was sent
  if (issue.code === 'invalid_union' && (issue.errors ?? []).length === 0) return 'one of the allowed words';
  const isOwn = issue.code === 'invalid_format' && /^Invalid /.test(issue.message);
  return isOwn ? (FORMATS[issue.format ?? ''] ?? 'a text in another form') : expectedText(issue);
};

/** "openEntry" is "open entry", "clientDataJSON" "client data JSON". */
const spaced = (key: string): string =>
  shortened(key, MAX_KEY)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/\b[A-Z][a-z]/g, (letters) => letters.toLowerCase());

/** "Files 2, name": the place of a value in a request. */
const placeOf = (path: Issue['path']): string => {
  const parts: string[] = [];
  for (const key of path) {
    if (typeof key === 'number') parts.push(`${parts.pop() ?? 'entry'} ${key + 1}`);
    else parts.push(spaced(String(key)));
  }
  return parts.length === 0 ? 'What was sent' : capital(parts.join(', '));
};

/** "be a number", "have at most 40 characters": what a part must do, so that its sentence reads well. */
const mustBe = (needed: string): string =>
  needed.endsWith('character') ||
  needed.endsWith('characters') ||
  needed.endsWith('entry') ||
  needed.endsWith('entries')
    ? `have ${needed}`
    : `be ${needed}`;

/**
 * What is wrong with a part of a request or a form, in a sentence for people; the parser's own words are never shown.
 */
const issueSentence = (issue: Issue): string => {
  if (SENTENCE.test(issue.message)) return issue.message;
  if (issue.keys !== undefined) {
    const keys = issue.keys.slice(0, MOST_KEYS).map((key) => `“${shortened(key, MAX_KEY)}”`);
    const where = issue.path.length === 0 ? 'Nothing here' : `${placeOf(issue.path)}: nothing there`;
    return `${where} is called ${keys.join(' or ')}: leave it out.`;
  }
  const isMissing = issue.message.endsWith('received undefined');
  return `${placeOf(issue.path)}${isMissing ? ' is missing: it must' : ' must'} ${mustBe(neededBy(issue))}.`;
};

/** A fault of a request or a form, where it is. */
export type IssueMessage = { readonly path: readonly PropertyKey[]; readonly message: string };

/**
 * What is wrong with a request or a form, each place once: a value of a wrong type is not reported as too long as
 * well.
 */
export const issueMessages = (issues: readonly Issue[]): IssueMessage[] => {
  const otherKind = new Set<string>();
  return issues.flatMap((issue) => {
    const place = JSON.stringify(issue.path.map(String));
    if (otherKind.has(place)) return [];
    if (issue.code === 'invalid_type') otherKind.add(place);
    return [{ path: issue.path, message: issueSentence(issue) }];
  });
};
