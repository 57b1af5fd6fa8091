import { ArmyVerdict, Severity } from '@/app/_components/ui/severity-mark';
import type { ArmyVersionRow } from '@/lib/armies/schema';
import { storedStanding } from '@/lib/rules/core/check/finding';

/** The verdict a version was stored with. Versions older than the counts know only whether they were legal. */
export const StoredVerdict = ({
  version: { legal, errors, warnings },
}: {
  version: Pick<ArmyVersionRow, 'legal' | 'errors' | 'warnings'>;
}) => {
  if (!legal && errors === null) {
    return <Severity severity="error"> errors</Severity>;
  }
  return (
    <ArmyVerdict
      standing={storedStanding(legal, errors ?? 0)}
      counts={{ error: errors ?? 0, warning: warnings ?? 0, wanting: 0, info: 0 }}
    />
  );
};
