import { type ReactNode, Suspense } from 'react';
import { TopBar } from '../_components/ui/top-bar';
import { RulesSearch } from './_components/rules-search';

/** The field that asks the rules of all systems stays where it is while its answers and pages change below it. */
export default function RulesLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar current="rules" />
      <Suspense>
        <RulesSearch />
      </Suspense>
      {children}
    </>
  );
}
