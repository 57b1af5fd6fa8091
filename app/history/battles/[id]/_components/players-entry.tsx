import { Button, LinkButton } from '@/app/_components/ui/button';
import { TextField } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import type { BattleDetail } from '@/lib/history/answers';
import { MAX_REASON } from '@/lib/history/own/bounds';
import { ownPath } from '@/lib/pages';

/** Whose an order of battle is that does not ship: never who, but that it is no work of ours. */
export const PlayersEntry = ({ battle: { id, mine, shipped } }: { battle: BattleDetail }) => {
  if (shipped) return null;
  return mine ? (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <LinkButton icon="edit" href={ownPath(id)}>
        Edit
      </LinkButton>
      <span className="soft">Yours; share it from the editor.</span>
    </p>
  ) : (
    <Notice severity="info" title="Entered by a player, not by Muster.">
      Its facts are only as good as the sources it names.
    </Notice>
  );
};

/** What became of a report, as the address says it after the form was sent. */
const TOLD: Readonly<Record<string, { severity: 'pass' | 'error'; text: string }>> = {
  '1': { severity: 'pass', text: 'Thank you. The operator of this Muster will look at it.' },
  invalid: { severity: 'error', text: 'Say briefly why it should not be here.' },
};
const NOT_SENT = { severity: 'error', text: 'The report could not be sent. Try again later.' } as const;

type ReportProps = { battle: BattleDetail; message: string | undefined };

/** Tells the operator why a published order of battle should not be: a plain form, which needs no script. */
export const Report = ({ battle: { id, mine, shipped }, message }: ReportProps) => {
  if (shipped || mine) return null;
  const answer = message === undefined ? undefined : (TOLD[message] ?? NOT_SENT);
  return (
    <section id="report" aria-label="Report" className="print:hidden">
      {answer !== undefined && (
        <Notice severity={answer.severity} live className="mb-3">
          {answer.text}
        </Notice>
      )}
      <details open={answer?.severity === 'error'}>
        <summary className="cursor-pointer py-1 pointer-coarse:min-h-11 pointer-coarse:py-3">
          Report this order of battle
        </summary>
        <form
          action={`/api/history/battles/${encodeURIComponent(id)}/report`}
          method="post"
          className="grid max-w-[560px] gap-2.5 pt-2"
        >
          <TextField
            label="Why should it not be here? The operator of this Muster reads your report. Nobody is told who sent it."
            name="reason"
            required
            maxLength={MAX_REASON}
            rows={3}
          />
          <p>
            <Button type="submit">Send the report</Button>
          </p>
        </form>
      </details>
    </section>
  );
};
