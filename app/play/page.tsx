import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AppLink } from '@/app/_components/ui/app-link';
import { PlainPage } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import { EnterCode } from '@/app/games/enter-code';
import { typedCode } from '@/lib/events/enter/code';
import { readTableCode } from '@/lib/games/table-code';
import { GAMES, verifyPath } from '@/lib/pages';

const sitDownAtTable = 'Sit down at a table';

export const metadata: Metadata = {
  title: sitDownAtTable,
  robots: { index: false, follow: false },
};

/** The short address for the letters of a table. The code of a list or a sheet leads to what that opens. */
export default async function PlayPage({ searchParams }: PageProps<'/play'>) {
  const { code } = await searchParams;
  const typed = typedCode(code);
  const letters = typeof code === 'string' ? readTableCode(code) : null;
  if (typed !== '' && letters === null) redirect(verifyPath(typed));
  return (
    <>
      <TopBar current="games" />
      <PlainPage title={sitDownAtTable}>
        <p>
          The other phone shows six letters: More of the game, Who sits at the table. They open a seat once.
        </p>
        <EnterCode letters={letters ?? ''} />
        {letters !== null && (
          <p className="soft">
            Not a table?{' '}
            <AppLink
              href={verifyPath(letters)}
            >{`Look ${letters} up as the code of a list or a sheet`}</AppLink>
          </p>
        )}
        <p>
          <AppLink href={GAMES}>My games</AppLink>
        </p>
      </PlainPage>
    </>
  );
}
