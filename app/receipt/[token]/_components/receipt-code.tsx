import { QrCode } from '@/app/_components/ui/qr-code';
import * as words from '../../words';

type ReceiptCodeProps = {
  code: string;
  entry: string;
  /** full address of what the code opens */
  verify: string;
  /** the same for the player, who sees all of it before lists are public */
  check: string;
};

/** The code of one version, large, to be copied by hand or scanned. */
export const ReceiptCode = ({ code, entry, verify, check }: ReceiptCodeProps) => (
  <section
    className="border-rule-ink grid justify-items-center gap-2 border-b-3 border-double pb-3.5 text-center"
    aria-label={words.codeOfList}
  >
    <p className="font-display text-[2.5rem] leading-[1.15] whitespace-nowrap">{code}</p>
    <QrCode link={verify} />
    <p className="text-ink-2 wrap-anywhere">{entry}</p>
    <p className="text-ink-3">
      {words.codeProvesVersion}{' '}
      <a className="touch:min-h-11 touch:content-center inline-block min-h-6" href={check}>
        {words.seeWhatItOpens}
      </a>
    </p>
  </section>
);
