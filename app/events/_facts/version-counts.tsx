import { ArmyVerdict } from '@/app/_components/ui/severity-mark';
import { type CountedVerdict, openCounts, shownStanding } from '@/lib/rules/events/verdict-words';

type VersionCountsProps = {
  version: { readonly verdict: Omit<CountedVerdict, 'overruled'>; readonly overruled: number };
};

/** The verdict on a list of an event, and how much of it is let pass. */
export const VersionCounts = ({ version: { verdict, overruled } }: VersionCountsProps) => {
  const counted = { ...verdict, overruled };
  const { errors, warnings, wanting, passed } = openCounts(counted);
  return (
    <ArmyVerdict
      standing={shownStanding(counted)}
      counts={{ error: errors, warning: warnings, info: 0, wanting }}
      passed={passed}
    />
  );
};
