import type { ReactNode } from 'react';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';

/** A page of an account: one column, narrow enough for its forms. */
export const AccountFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <TopBar />
    <Paper className="text-14 grid max-w-[560px] grid-cols-[minmax(0,1fr)] content-start gap-4 px-6 pt-8 pb-24 leading-(--lh-read) max-[721px]:px-4 max-[721px]:pt-5">
      <PageTitle>{title}</PageTitle>
      {children}
    </Paper>
  </>
);
