import type { StageOutcome } from './stage';

/** What is wrong with how an attack ended, in words. */
type End = (outcome: StageOutcome) => readonly string[];

const statusesOf = ({ statuses }: StageOutcome): readonly number[] => [...statuses.keys()];
const isRefusal = (status: number): boolean => status >= 400 && status < 500;

const only =
  (fits: (status: number) => boolean): End =>
  (outcome) =>
    statusesOf(outcome)
      .filter((status) => !fits(status))
      .map((status) => `answered ${status}`);

const refused = only(isRefusal);

const among =
  (expectedStatus: number): End =>
  (outcome) =>
    statusesOf(outcome).includes(expectedStatus) ? [] : [`never answered ${expectedStatus}`];

const answersUpTo =
  (bytes: number): End =>
  ({ largest }) =>
    largest <= bytes ? [] : [`an answer of ${largest} bytes, ${bytes} at most`];

const all =
  (...ends: readonly End[]): End =>
  (outcome) =>
    ends.flatMap((end) => end(outcome));

/** The result that an attack must have, beside a running server. */
const ENDS: Readonly<Record<string, End>> = {
  'share pages of the largest army, read': answersUpTo(1_000_000),
  'an import of 3.9 million members': all(refused, answersUpTo(10_000)),
  'a check of 3.9 million members': answersUpTo(10_000),
  'an army of 480,000 members that are none': all(refused, answersUpTo(10_000)),
  'saves of 480,000 members that are none': refused,
  'two hundred files of faults': answersUpTo(1_000_000),
  'JSON nested 100,000 deep': refused,
  // A client that keeps sending after a refusal may lose the response with the connection.
  'names of 5 MB where sessions were made': only((status) => status === 0 || isRefusal(status)),
  'armies without end': among(429),
  'addresses made up': among(429),
  'answers never read': ({ statuses }) =>
    statuses.size === 1 && statuses.get(200) === 2 ? [] : ['those beside the readers were kept waiting'],
  'headers without end': only((status) => status === 431),
  'a code at paths that hide it from its limit': only((status) => status === 400 || status === 308),
  'a link for looking on, opened by every browser': among(409),
  'NUL in an address': only((status) => status === 400),
  'what other sites send': only((status) => status === 403),
};

/** What may not be, however often an attack was tried before. */
export const faultsOf = (outcome: StageOutcome): readonly string[] => [
  ...outcome.wrong,
  ...statusesOf(outcome)
    .filter((status) => status >= 500)
    .map((status) => `answered ${status}`),
];

/** All that is wrong with how an attack of that name ended the first time. */
export const wrongOf = (name: string, outcome: StageOutcome): readonly string[] => [
  ...faultsOf(outcome),
  ...(ENDS[name]?.(outcome) ?? []),
];
