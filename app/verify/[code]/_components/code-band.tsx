import { Icon, type IconName } from '@/app/_components/ui/icon';

export type CodeVerdict = {
  readonly tone: 'pass' | 'warning' | 'error' | 'info';
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
};

const WASH: Record<CodeVerdict['tone'], string> = {
  pass: 'bg-pass-wash',
  warning: 'bg-warning-wash',
  error: 'bg-error-wash [--on-sev:var(--error-wash)]',
  info: 'bg-info-wash',
};
const INK: Record<CodeVerdict['tone'], string> = {
  pass: 'text-pass',
  warning: 'text-warning',
  error: 'text-error',
  info: 'text-info',
};

type CodeBandProps = { band: CodeVerdict; code: string; of: string };

/** The result of a code, in shape, words and colour, and the code itself. */
export const CodeBand = ({ band: { tone, icon, title, text }, code, of }: CodeBandProps) => (
  <header className={`border-rule-ink border-b-3 border-double px-4 pt-5 pb-4 ${WASH[tone]}`}>
    <div className="grid grid-cols-[52px_minmax(0,1fr)] items-center gap-3.5">
      <Icon name={icon} className={`size-13 ${INK[tone]}`} />
      <div>
        <h1 className="font-display text-[1.875rem] leading-[1.1]">{title}</h1>
        <p className="text-ink-2 pt-0.5 text-[0.9375rem]">{text}</p>
      </div>
    </div>
    <p className="grid gap-1 pt-4">
      <b className="font-caslon text-[2.125rem] leading-none font-normal wrap-anywhere">{code}</b>
      <span className="text-14 text-ink-2 wrap-anywhere">{of}</span>
    </p>
  </header>
);
