'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LazyPart, lazyPart } from '@/app/_editor/lazy-part';
import { RequestError } from '@/lib/api/client';
import { packQuery, packsQuery } from '@/lib/events/packs/pack-queries';
import { PACKS } from '@/lib/pages';
import { counted } from '@/lib/rules/core/army/words';
import { READY_PACKS } from '@/lib/rules/events/ready-index';
import { useChange } from '../_components/server-changes';
import { fetchOnce, getQueryClient } from '../_components/server-state';
import { textOfFile } from '../_components/text-of-file';
import { AppLink } from '../_components/ui/app-link';
import { Button } from '../_components/ui/button';
import { Select, TextField } from '../_components/ui/field';
import { DropVeil, FileChoice, usePageDrop } from '../_components/ui/file-drop';
import { Notice } from '../_components/ui/notice';
import { type ChosenFile, pastedEntries, postCheck } from './post-check';
import type { VerdictBook } from './verdicts';

const VERDICTS = lazyPart(() => import('./verdict-table').then((part) => part.VerdictTable));

/** Before the id of a pack of mine, and instead of an id where one is pasted. */
const OWN_PACK = 'own:';
const PASTED_PACK = 'pasted:';

/** Which pack is asked for; nothing for the rules of the book alone. */
type TermsAsked = { readonly pack: string; readonly pasted: string };

const pastedPack = (text: string): unknown => {
  if (text.trim() === '') throw new RequestError('Paste the pack first, or choose another.', 'invalid');
  // anything else is the text form, which the server reads
  if (!text.trimStart().startsWith('{')) return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError('The pasted pack is not JSON.', 'invalid');
  }
};

/** The packs that a check is sent: ids of ready-made ones, or documents. */
const packsAsked = async ({ pack, pasted }: TermsAsked): Promise<readonly unknown[]> => {
  if (pack === '') return [];
  if (pack === PASTED_PACK) return [pastedPack(pasted)];
  if (!pack.startsWith(OWN_PACK)) return [pack];
  return [(await fetchOnce(packQuery(pack.slice(OWN_PACK.length)))).pack];
};

type TermsChoiceProps = {
  books: Readonly<Record<string, VerdictBook>>;
  termsChoice: TermsAsked;
  onAsk: (termsChoice: TermsAsked) => void;
};

/** Under which pack the lists are judged: none, a ready-made one, one of mine, or one that is pasted. */
const TermsChoice = ({ books, termsChoice, onAsk }: TermsChoiceProps) => {
  const id = useId();
  const mine = useQuery(packsQuery(), getQueryClient()).data?.packs ?? [];
  return (
    <div className="grid max-w-[560px] gap-2 pt-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <label htmlFor={id} className="text-ink-2 whitespace-nowrap">
          Judged under
        </label>
        <span className="w-64">
          <Select
            id={id}
            value={termsChoice.pack}
            onChange={({ target }) => onAsk({ ...termsChoice, pack: target.value })}
          >
            <option value="">the rules of the book alone</option>
            {Object.entries(books).map(([system, { name }]) => (
              <optgroup key={system} label={name}>
                {READY_PACKS.filter((pack) => pack.system === system).map((pack) => (
                  <option key={pack.id} value={pack.id}>
                    {pack.name}
                  </option>
                ))}
              </optgroup>
            ))}
            {mine.length > 0 && (
              <optgroup label="Packs of mine">
                {mine.map((pack) => (
                  <option key={pack.id} value={`${OWN_PACK}${pack.id}`}>
                    {pack.name}
                  </option>
                ))}
              </optgroup>
            )}
            <option value={PASTED_PACK}>a pack I paste</option>
          </Select>
        </span>
        <AppLink href={PACKS}>Event packs</AppLink>
      </p>
      {termsChoice.pack === PASTED_PACK && (
        <TextField
          label="The pack, as text or JSON"
          spellCheck={false}
          value={termsChoice.pasted}
          onChange={({ target }) => onAsk({ ...termsChoice, pasted: target.value })}
        />
      )}
    </div>
  );
};

/**
 * Army files, texts and links in, verdicts out: chosen, dropped or pasted. Nothing is stored, here or on the server.
 */
export const CheckDesk = ({ books }: { books: Readonly<Record<string, VerdictBook>> }) => {
  const [text, setText] = useState('');
  const [terms, setTerms] = useState<TermsAsked>({ pack: '', pasted: '' });
  const {
    change: check,
    answer: checked = [],
    at,
    pending,
    fault,
  } = useChange({
    mutationFn: async (chosenFiles: readonly ChosenFile[]) => {
      VERDICTS.preload();
      return postCheck(chosenFiles, await packsAsked(terms));
    },
  });

  const checkFiles = (files: readonly File[]) => {
    if (files.length === 0) return;
    check(files.map((file) => ({ file: file.name, size: file.size, text: () => textOfFile(file) })));
  };
  /** Checks all again, one of them with its open lines settled. */
  const settle = (file: string, mended: string) =>
    check(
      checked.flatMap(({ answer, text: own }) => {
        const sent = answer.file === file ? mended : own;
        return sent === null ? [] : [{ file: answer.file, size: sent.length, text: async () => sent }];
      }),
    );
  const dropped = usePageDrop(checkFiles);

  return (
    <>
      <TermsChoice books={books} termsChoice={terms} onAsk={setTerms} />
      <div className="max-tablet:grid-cols-[minmax(0,1fr)] my-4.5 grid grid-cols-2 gap-4">
        <div className="rounded-2 border-rule-firm bg-paper-sunk grid place-items-center content-center gap-3 border-2 border-dashed p-6 text-center">
          <p>Drop up to 200 army files anywhere on this page, or</p>
          <FileChoice label="Choose files" variant="main" disabled={pending} onFiles={checkFiles} />
          <p className="soft">Muster files (JSON) and armies as plain text.</p>
        </div>
        <div className="grid justify-items-start gap-2">
          <div className="w-full">
            <TextField
              label="Or paste an army, or share links"
              hint="An army file, an army as plain text, or share links, one per line."
              value={text}
              spellCheck={false}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <Button disabled={pending || text.trim() === ''} onClick={() => check([...pastedEntries(text)])}>
            Check pasted text
          </Button>
        </div>
      </div>
      <div role="status">
        {pending && <p className="soft">Checking…</p>}
        {!pending && checked.length > 0 && (
          <span className="vh">{`${counted(checked.length, 'list')} checked`}</span>
        )}
      </div>
      {fault !== undefined && (
        <Notice severity="error" live className="mb-3">
          {fault}
        </Notice>
      )}
      {checked.length > 0 && <LazyPart key={at} part={VERDICTS} props={{ checked, books, onText: settle }} />}
      {dropped && <DropVeil>Drop army files to check them</DropVeil>}
    </>
  );
};
