import { Icon } from '@/app/_components/ui/icon';
import { SeverityCounts } from '@/app/_components/ui/severity-mark';
import type { VersionRow } from '@/lib/armies/schema';

/** The verdict a version was stored with. Versions older than the counts know only whether they were legal. */
export const StoredVerdict = ({
  version: { legal, errors, warnings },
}: {
  version: Pick<VersionRow, 'legal' | 'errors' | 'warnings'>;
}) => {
  if (errors !== null && warnings !== null) {
    return <SeverityCounts counts={{ error: errors, warning: warnings, info: 0 }} words clear="no errors" />;
  }
  return legal ? (
    <SeverityCounts counts={{ error: 0, warning: 0, info: 0 }} clear="no errors" />
  ) : (
    <span className="sev error">
      <Icon name="error" /> errors
    </span>
  );
};
