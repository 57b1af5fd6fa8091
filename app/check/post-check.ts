import * as myArmiesWords from '@/app/_my-armies/words';
import { clientOf, fetchFrom, RequestError } from '@/lib/api/client';
import type { ARMY_CONTRACT } from '@/lib/armies/contract';
import type { ARMY_ENDPOINTS } from '@/lib/armies/endpoints';
import { MAX_FILES, MAX_FILES_BODY } from '@/lib/armies/limits';
import type { CheckAnswer } from '@/lib/rules/check-answer';
import { MAX_ARMY_BYTES } from '@/lib/rules/read-army';
import type { CheckedText } from './verdicts';

const ask = clientOf<typeof ARMY_ENDPOINTS, typeof ARMY_CONTRACT>(fetchFrom);

export type ChosenFile = {
  readonly file: string;
  readonly size: number;
  readonly text: () => Promise<string>;
};

const LINK = /^(?:https?:\/\/[^\s/]+)?\/s\/[\w-]\S*$/;

/** What was pasted: one army, or share links, each on a line of its own. */
export const pastedEntries = (text: string): readonly ChosenFile[] => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length === 0) return [];
  if (!lines.every((line) => LINK.test(line))) {
    return [{ file: 'Pasted text', size: text.length, text: async () => text }];
  }
  return lines.map((line, index) => ({
    file: lines.length === 1 ? 'Share link' : `Share link ${index + 1}`,
    size: line.length,
    text: async () => line,
  }));
};

const unread = (file: string, code: 'too-large' | 'unreadable', message: string): CheckAnswer => ({
  file,
  ok: false,
  error: { code, message, at: [] },
});

const read = async ({
  file,
  size,
  text,
}: ChosenFile): Promise<{ file: string; text: string } | CheckAnswer> => {
  if (size > MAX_ARMY_BYTES) {
    return unread(file, 'too-large', 'The file is larger than 1 MB, too large for an army.');
  }
  try {
    return { file, text: await text() };
  } catch {
    return unread(file, 'unreadable', myArmiesWords.fileUnreadable);
  }
};

/**
 * The verdicts on army files, texts and share links, in their order, asked for in one request, under packs if there are
 * some. What cannot even be sent has its verdict here.
 * @throws RequestError for too many files, too much text, or when the server does not answer
 */
export const postCheck = async (
  chosenFiles: readonly ChosenFile[],
  packs: readonly unknown[] = [],
): Promise<CheckedText[]> => {
  if (chosenFiles.length > MAX_FILES) {
    throw new RequestError(
      `These are ${chosenFiles.length} files; at most ${MAX_FILES} are checked at once. Choose fewer.`,
      'too-large',
    );
  }
  const files = await Promise.all(chosenFiles.map(read));
  const sent = files.filter((file) => 'text' in file);
  const bytes = sent.reduce((sum, { text }) => sum + text.length, 0);
  if (bytes > MAX_FILES_BODY * 0.8) {
    throw new RequestError(
      `Together the files are ${Math.ceil(bytes / 1_000_000)} MB, too much at once. Choose fewer.`,
      'too-large',
    );
  }
  const answers =
    sent.length === 0
      ? []
      : await ask('POST /api/v1/check', {
          query: { words: '1' },
          body: packs.length === 0 ? sent : { packs, files: sent },
        });
  const verdicts = answers.values();
  return files.map((file) => {
    if ('ok' in file) return { answer: file, text: null };
    const verdict = verdicts.next();
    if (verdict.done) throw new RequestError('The server gave no answer for one file.', 'fault');
    return { answer: verdict.value, text: file.text };
  });
};
