import { ArmyVerdict } from '@/app/_components/ui/severity-mark';
import { type CountedVerdict, openCounts, openStanding } from '@/lib/rules/events/verdict-words';

type VersionCountsProps = {
  version: { readonly verdict: Omit<CountedVerdict, 'overruled'>; readonly overruled: number };
};

/** The verdict on a list of an event, and how much of it is let pass. */
export const VersionCounts = ({ version: { verdict, overruled } }: VersionCountsProps) => {
  const counted = { ...verdict, overruled };
  const { errors, warnings, wanting, passed } = openCounts(counted);
  const standing = openStanding(counted);
  return (
    <ArmyVerdict
      standing={standing === 'passed' ? 'legal' : standing}
      counts={{ error: errors, warning: warnings, info: 0, wanting }}
      passed={passed}
    />
  );
};
