'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as armyPartWords from '@/app/_components/army/part-words';
import * as commonParts from '@/app/_components/part-words';
import { packsQuery } from '@/lib/events/packs/pack-queries';
import { PACKS } from '@/lib/pages';
import { READY_PACKS } from '@/lib/rules/events/ready-index';
import { serverState } from '../_components/server-state';
import { AppLink } from '../_components/ui/app-link';
import { Select, TextField } from '../_components/ui/field';
import { OWN_PACK, PASTED_PACK, type TermsAsked } from './asked-packs';
import type { Book } from './verdicts';
import * as words from './words';

type TermsChoiceProps = {
  books: Readonly<Record<string, Book>>;
  asked: TermsAsked;
  onAsk: (asked: TermsAsked) => void;
};

/** Under which pack the lists are judged: none, a ready-made one, one of mine, or one that is pasted. */
export const TermsChoice = ({ books, asked, onAsk }: TermsChoiceProps) => {
  const id = useId();
  const mine = useQuery(packsQuery(), serverState()).data?.packs ?? [];
  return (
    <div className="grid max-w-[560px] gap-2 pt-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <label htmlFor={id} className="text-ink-2 whitespace-nowrap">
          {words.judgedUnder}
        </label>
        <span className="w-64">
          <Select
            id={id}
            value={asked.pack}
            onChange={({ target }) => onAsk({ ...asked, pack: target.value })}
          >
            <option value="">{words.rulesAlone}</option>
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
              <optgroup label={armyPartWords.packsOfMine}>
                {mine.map((pack) => (
                  <option key={pack.id} value={`${OWN_PACK}${pack.id}`}>
                    {pack.name}
                  </option>
                ))}
              </optgroup>
            )}
            <option value={PASTED_PACK}>{words.packToPaste}</option>
          </Select>
        </span>
        <AppLink href={PACKS}>{commonParts.eventPacks}</AppLink>
      </p>
      {asked.pack === PASTED_PACK && (
        <TextField
          label={words.packAsText}
          spellCheck={false}
          value={asked.pasted}
          onChange={({ target }) => onAsk({ ...asked, pasted: target.value })}
        />
      )}
    </div>
  );
};
