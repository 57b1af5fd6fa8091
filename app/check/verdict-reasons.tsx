'use client';

import { useRouter } from 'next/navigation';
import * as commonParts from '@/app/_components/part-words';
import { importArmyChange } from '@/lib/armies/queries';
import { armyPath } from '@/lib/pages';
import type { CheckAnswer } from '@/lib/rules/check-answer';
import { type Path, pathKey } from '@/lib/rules/core/army/path';
import { FindingStack } from '../_components/army/finding-stack';
import { readSharedLink } from '../_components/army/shared-link';
import { useChange } from '../_components/server-changes';
import { Button } from '../_components/ui/button';
import { Notice } from '../_components/ui/notice';
import { OpenLines } from '../_my-armies/open-lines';
import { useImportKey } from '../_my-armies/use-import-key';
import type { CheckedText } from './verdicts';

type Readable = Extract<CheckAnswer, { ok: true }>;

/** The path of the page behind a share link; null for any other text. */
const linkIn = (text: string): string | null => {
  const link = /^\S+$/.test(text.trim()) ? readSharedLink(text) : null;
  return link?.ok ? link.path : null;
};

type ReasonsProps = {
  checked: CheckedText;
  source: string | undefined;
  /** a text whose open lines are settled */
  onText: (file: string, text: string) => void;
};

/** Why a list has its verdict: what it is, each finding with its page, and the way to open it. */
export const VerdictReasons = ({ checked, source, onText }: ReasonsProps) => {
  const { answer, text } = checked;
  if (!answer.ok && answer.open !== undefined && text !== null) {
    return (
      <OpenLines
        text={text}
        open={answer.open}
        readLines={answer.taken ?? []}
        pending={false}
        onText={(mended) => onText(answer.file, mended)}
      />
    );
  }
  if (!answer.ok) {
    return (
      <Notice severity="warning">
        <span className="whitespace-pre-line">{answer.error.message}</span>
      </Notice>
    );
  }
  const options = answer.about?.options ?? [];
  return (
    <>
      {options.length > 0 && (
        <p className="pt-1.5">
          <b>Changed settings:</b> {options.join('; ')}.
        </p>
      )}
      <Findings answer={answer} source={source} />
      {answer.ticks !== undefined && <ByHand ticks={answer.ticks} />}
      {answer.warnings?.map(({ message }) => (
        <p key={message} className="soft">
          {message}
        </p>
      ))}
      {text !== null && <OpenArmy file={answer.file} text={text} />}
      <p className="mute text-11 pt-2">{answer.profile}</p>
    </>
  );
};

/** Rules of the packs that no check can see. */
const ByHand = ({ ticks }: { ticks: NonNullable<Readable['ticks']> }) => (
  <section aria-label={commonParts.toTickByHand}>
    <p className="text-12 text-ink-2 pt-2 font-semibold">{commonParts.toTickByHand}</p>
    <ul>
      {ticks.map(({ pack, text, why }) => (
        <li key={`${pack} ${text}`} className="border-rule border-t py-1">
          {text} <span className="mute">{why}</span>
        </li>
      ))}
    </ul>
  </section>
);

const Findings = ({ answer, source }: { answer: Readable; source: string | undefined }) => {
  const places = new Map(
    answer.findings.flatMap(({ at, place, also = [], places: others = [] }) => [
      [pathKey(at), place] as const,
      ...also.map((each, index) => [pathKey(each), others[index]] as const),
    ]),
  );
  return (
    <>
      <FindingStack
        findings={answer.findings}
        placeName={(at: Path) => places.get(pathKey(at))}
        clear={commonParts.everyCheckPassed}
        rules={answer.system}
        {...(source !== undefined && { source })}
      />
      {answer.more !== undefined && (
        <p className="soft">{`The ${answer.findings.length} most serious findings are shown, of ${answer.findings.length + answer.more}.`}</p>
      )}
    </>
  );
};

/** Makes an army of mine of what was checked and opens it; a share link opens its own page. */
const OpenArmy = ({ file, text }: { file: string; text: string }) => {
  const router = useRouter();
  const link = linkIn(text);
  const { change, pending, fault } = useChange({
    ...importArmyChange(),
    onSuccess: (id) => router.push(armyPath(id)),
  });
  const { keyed } = useImportKey();
  const open = () => {
    if (link !== null) return router.push(link);
    const sent = { name: file, text };
    change({ key: keyed([sent]).key, file: sent });
  };
  return (
    <div className="grid justify-items-start gap-2 pt-2">
      <Button icon="edit" disabled={pending} onClick={open}>
        {link === null ? 'Open as an army of mine' : 'Open the shared army'}
      </Button>
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
    </div>
  );
};
