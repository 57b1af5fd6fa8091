import { useChange } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { Fault } from '@/app/_components/ui/field';
import { Time } from '@/app/_components/ui/time';
import type { Role } from '@/lib/games/permission';
import { makeCodeChange } from '@/lib/games/queries';
import * as words from '../words';

type SeatCodeProps = {
  readonly id: string;
  readonly role: Role;
  /** the seat, in words */
  readonly label: string;
};

/** Six letters to read aloud across the table: they open a seat once, and are shown while the host waits. */
export const SeatCode = ({ id, role, label }: SeatCodeProps) => {
  const { change, pending, answer, fault } = useChange(makeCodeChange(id));
  return (
    <div className="grid gap-2">
      {answer && (
        <p className="grid justify-items-center gap-1" role="status">
          <strong className="font-caslon text-36 leading-none font-normal tracking-[0.2em] tabular-nums">
            {words.spelled(answer.code)}
          </strong>
          <span className="soft">
            {words.codeWorksOnce} <Time at={answer.until} inSentence />. {words.whereToTypeCode}
          </span>
        </p>
      )}
      {fault !== undefined && <Fault live>{fault}</Fault>}
      <Button aria-label={`${words.drawCode}: ${label}`} disabled={pending} onClick={() => change(role)}>
        {answer ? words.drawCodeAgain : words.drawCode}
      </Button>
    </div>
  );
};
