import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { FileChoice } from '@/app/_components/ui/file-drop';
import { Notice } from '@/app/_components/ui/notice';
import { QrCode } from '@/app/_components/ui/qr-code';
import { saveText } from '@/app/_components/ui/save-text';
import { factsToExport } from '@/lib/games/exchange';
import { type CodeReading, packFacts, readCodes } from '@/lib/games/handover';
import { MAX_HANDED_FILE } from '@/lib/games/limits';
import type { SeatRole } from '@/lib/games/permission';
import { counted } from '@/lib/rules/core/army/words';
import type { GameStore } from '../_game/game-store';
import { readPhotograph } from '../_game/read-photograph';
import * as words from '../words';

type PartProps = {
  readonly id: string;
  readonly role: SeatRole;
  readonly held: GameStore;
};

type ShowCodesProps = PartProps & {
  /** index of the visible code */
  readonly at: number;
  readonly onShow: (at: number) => void;
};

/** What this phone has to give, as codes for the camera of another or as a file. */
const ShowCodes = ({ id, role, held: { store }, at, onShow }: ShowCodesProps) => {
  const unsent = useStore(store, (data) => data.unsent);
  const handed = useStore(store, (data) => data.handed);
  const facts = useMemo(() => factsToExport(role, unsent, handed), [role, unsent, handed]);
  const [packed, setPacked] = useState<Awaited<ReturnType<typeof packFacts>> | null>(null);
  useEffect(() => {
    let isHere = true;
    void packFacts(id, facts).then((next) => isHere && setPacked(next));
    return () => {
      isHere = false;
    };
  }, [id, facts]);
  if (facts.length === 0) return <p>No act waits here: all are with the table.</p>;
  if (packed === null) return <div className="min-h-24" aria-busy="true" />;
  const { codes, count } = packed;
  const place = Math.min(at, codes.length - 1);
  const label = `Code ${place + 1} of ${codes.length}`;
  return (
    <div className="grid gap-3">
      <p>
        <b>
          {codes.length === 1
            ? `${counted(count, 'act')} in 1 code.`
            : `${counted(count, 'act')} in ${codes.length} codes, to read in any order.`}
        </b>{' '}
        On the other phone, open this game, then “Hand over without a network” and “Read codes”, and
        photograph this.
      </p>
      <QrCode text={codes[place] ?? ''} label={label} className="mx-auto w-full max-w-105" />
      {codes.length > 1 && (
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
          <Button className="min-h-11" disabled={place === 0} onClick={() => onShow(place - 1)}>
            Previous code
          </Button>
          <span className="tabular-nums" role="status">
            {label}
          </span>
          <Button
            variant="main"
            className="min-h-11"
            disabled={place === codes.length - 1}
            onClick={() => onShow(place + 1)}
          >
            Next code
          </Button>
        </div>
      )}
      {count < facts.length && (
        <p className="soft">{`${counted(facts.length - count, 'act')} more wait: hand them over once these are with the table.`}</p>
      )}
      {role !== 'both' && <p className="soft">Notes of your side stay on this phone.</p>}
      <Button
        icon="download"
        className="min-h-11"
        onClick={() => saveText(`muster-game-${id}.txt`, `${codes.join('\n')}\n`)}
      >
        Save as a file
      </Button>
    </div>
  );
};

/** How far the reading of codes is. */
type Progress = Omit<CodeReading, 'facts'> & {
  /** acts that were new, once a hand-over was there */
  readonly came: number | null;
  readonly isBlind: boolean;
};

const NOTHING_READ: Progress = { gathered: [], fault: null, came: null, isBlind: false };

const handOverFaults = {
  'no-code': 'This is not part of a game: it may be the code of a link, or another file.',
  newer: 'This comes from a newer Muster. Load this page again when there is a network.',
  damaged: 'This could not be read. Try again from the first code.',
  'too-large': 'This is too large for a game.',
  'other-game': 'These acts belong to another game.',
} as const;

const Said = ({
  role,
  progress: { gathered, fault, came, isBlind },
}: {
  readonly role: SeatRole;
  readonly progress: Progress;
}) => {
  const last = gathered.at(-1);
  return (
    <>
      {fault !== null && (
        <Notice severity="error" live>
          {handOverFaults[fault]}
        </Notice>
      )}
      {isBlind && (
        <Notice severity="warning" live>
          There is no code in this picture. Hold the phone straight above the code, near enough to fill the
          picture, without a reflection.
        </Notice>
      )}
      {last !== undefined && last.parts.size < last.count && (
        <Notice severity="info" live>
          {`${last.parts.size} of ${last.count} codes read.`}
        </Notice>
      )}
      {came !== null && (
        <Notice
          severity="pass"
          title={
            came === 0 ? 'Nothing new: these acts are here already.' : `${counted(came, 'act')} came over.`
          }
          live
        >
          {came > 0 &&
            (role === 'both'
              ? 'This phone sends them, too, when it has a network again.'
              : 'Here you see them at once. Their own phone sends them when it has a network again.')}
        </Notice>
      )}
    </>
  );
};

type ReadCodesProps = PartProps & {
  readonly progress: Progress;
  readonly onProgress: (progress: Progress) => void;
};

/** Takes what another phone shows: a photograph each, or its file. */
const ReadCodes = ({ id, role, held, progress, onProgress }: ReadCodesProps) => {
  const [isReading, setIsReading] = useState(false);
  const take = async (read: () => Promise<readonly (string | null)[] | 'too-large'>) => {
    setIsReading(true);
    try {
      const texts = await read();
      if (texts === 'too-large') {
        onProgress({ ...progress, fault: texts, came: null, isBlind: false });
        return;
      }
      const seen = texts.filter((text) => text !== null);
      const { gathered, facts, fault } = await readCodes(id, progress.gathered, seen);
      const came = facts && held.takeIn(facts);
      onProgress({ gathered, fault, came, isBlind: seen.length < texts.length });
    } finally {
      setIsReading(false);
    }
  };
  const onPhotographs = (files: readonly File[]) =>
    take(async () => {
      const texts: (string | null)[] = [];
      // one at a time: each fills much memory
      for (const file of files) texts.push(await readPhotograph(file));
      return texts;
    });
  const onFile = ([file]: readonly File[]) =>
    take(async () => {
      if (file === undefined) return [];
      if (file.size > MAX_HANDED_FILE) return 'too-large';
      return (await file.text()).split(/\r?\n/).filter((line, index) => line !== '' || index === 0);
    });
  return (
    <div className="grid gap-3 [&>button]:min-h-11">
      <p>The other phone shows codes. Photograph them one by one, in any order, each filling the picture.</p>
      <Said role={role} progress={progress} />
      <FileChoice
        label={isReading ? 'Reading the picture…' : 'Photograph a code'}
        icon="phone"
        variant="main"
        accept="image/*"
        fromCamera
        disabled={isReading}
        onFiles={(files) => void onPhotographs(files)}
      />
      <FileChoice
        label="Open a file"
        several={false}
        accept=".txt,text/plain"
        disabled={isReading}
        onFiles={(files) => void onFile(files)}
      />
    </div>
  );
};

const TAB =
  'text-14 aria-pressed:border-ink aria-pressed:font-semibold text-ink-2 aria-pressed:text-ink flex h-11 flex-1 items-center justify-center border-b-3 border-transparent px-3 whitespace-nowrap';

type HandOverSheetProps = PartProps & { readonly onClose: () => void };

/** Two phones without a network: one shows its acts as codes, the other photographs them in its open page. */
export const HandOverSheet = ({ onClose, ...part }: HandOverSheetProps) => {
  const [isReading, setIsReading] = useState(false);
  const [at, setAt] = useState(0);
  const [progress, setProgress] = useState(NOTHING_READ);
  return (
    <BottomSheet open onClose={onClose} title={words.handOver}>
      <nav aria-label="Show or read" className="border-rule-ink -mx-4 -mt-4 mb-4 flex border-b px-1">
        <button type="button" className={TAB} aria-pressed={!isReading} onClick={() => setIsReading(false)}>
          Show codes
        </button>
        <button type="button" className={TAB} aria-pressed={isReading} onClick={() => setIsReading(true)}>
          Read codes
        </button>
      </nav>
      {isReading ? (
        <ReadCodes {...part} progress={progress} onProgress={setProgress} />
      ) : (
        <ShowCodes {...part} at={at} onShow={setAt} />
      )}
    </BottomSheet>
  );
};
