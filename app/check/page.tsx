import type { Metadata } from 'next';
import { systemCards } from '../_components/army/system-card';
import { PageTitle, Paper } from '../_components/ui/paper';
import { TopBar } from '../_components/ui/top-bar';
import { CheckDesk } from './check-desk';
import * as words from './words';

export const metadata: Metadata = {
  title: words.checkArmyFiles,
  description: words.aboutCheck,
};

export default async function CheckPage() {
  const systems = await systemCards();
  return (
    <>
      <TopBar current="check" />
      <Paper className="max-w-[1180px] px-6 pt-5.5 pb-12 max-[721px]:px-4">
        <PageTitle>{words.checkArmyFiles}</PageTitle>
        <p className="text-ink-2 mt-[7px]">{words.whatCheckDoes}</p>
        <CheckDesk
          books={Object.fromEntries(
            systems.map(({ id, name, source, terms }) => [id, { name, source, points: terms.points }]),
          )}
        />
      </Paper>
    </>
  );
}
