import { StoredCounts } from '@/app/_components/ui/severity-mark';
import { type CountedVerdict, openCounts } from '@/lib/rules/events/verdict-words';
import * as factsWords from './words';

type VersionCountsProps = {
  version: { readonly verdict: Omit<CountedVerdict, 'overruled'>; readonly overruled: number };
  /** said when nothing was found */
  clear?: string;
};

/** What was found in a list of an event, by its shapes, and how much of it is let pass. */
export const VersionCounts = ({ version, clear }: VersionCountsProps) => {
  const { errors, warnings, wanting, passed } = openCounts({
    ...version.verdict,
    overruled: version.overruled,
  });
  return (
    <span className="inline-flex items-center gap-2">
      <StoredCounts
        standing={version.verdict.standing}
        counts={{ error: errors, warning: warnings, info: 0, wanting }}
        {...(clear !== undefined && { clear })}
      />
      {passed > 0 && <span className="mute whitespace-nowrap">{factsWords.amountLetPass(passed)}</span>}
    </span>
  );
};
