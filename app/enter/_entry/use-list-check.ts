import { useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { readFiles } from '@/app/_my-armies/read-files';
import * as words from '@/app/enter/words';
import type { checkListChange } from '@/lib/events/enter/player-queries';
import { MAX_LIST_BODY } from '@/lib/events/limits';
import type { CheckListAnswer, SentList } from '@/lib/events/schema';
import type { OpenLine, ReadLine } from '@/lib/rules/core/text/text';
import type { ChosenList } from './my-list';

/** A text that is not clear in some lines. */
export type TypedList = {
  readonly text: string;
  readonly open: readonly OpenLine[];
  readonly readLines: readonly ReadLine[];
};

type CheckRefusal = Exclude<CheckListAnswer, { readonly ok: true }>;

const reasons = (answer: CheckRefusal): readonly string[] => {
  switch (answer.code) {
    case 'invalid':
      return answer.errors.map(({ message }) => message);
    case 'too-large':
      return [answer.message];
    case 'open-lines':
      return [];
    case 'not-found':
      return [words.linkOpensNoEvent];
  }
};

/** Has lists judged under the terms before any is sent; keeps the last that reads. */
export const useListCheck = (
  options: ReturnType<typeof checkListChange>,
  first: ChosenList | null,
  onChecked: () => void,
) => {
  const [choice, setChoice] = useState(first);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState<TypedList | null>(null);
  const { change, pending, fault } = useChange(options);

  const check = (list: SentList) => {
    setRefused([]);
    change(list, {
      onSuccess: (answer) => {
        const open = !answer.ok && answer.code === 'open-lines' && 'text' in list;
        setTyped(open ? { text: list.text, open: answer.open, readLines: answer.taken } : null);
        if (!answer.ok) return setRefused(reasons(answer));
        setChoice({ list, checked: answer });
        onChecked();
      },
    });
  };

  const checkFile = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const { files, faults } = await readFiles([file], MAX_LIST_BODY);
    if (files[0] === undefined) setRefused(faults.map(({ message }) => message));
    else check({ text: files[0].text });
  };

  return { chosenList: choice, refused, typed, pending, fault, check, checkFile };
};
