import type { Metadata } from 'next';
import { systemCards } from '../_components/army/system-card';
import { TopBar } from '../_components/ui/top-bar';
import { CheckDesk } from './check-desk';
import './check.css';

export const metadata: Metadata = {
  title: 'Check army files',
  description: 'Drop army files and read each verdict with the page it rests on. Nothing is stored.',
};

export default async function CheckPage() {
  const systems = await systemCards();
  return (
    <>
      <TopBar current="check" />
      <main id="main" className="check">
        <h1>Check army files</h1>
        <p className="lead">
          Every list of an event at once: legal, unfinished or not legal, the points, and each finding with
          its page. Nothing is stored.
        </p>
        <CheckDesk
          books={Object.fromEntries(
            systems.map(({ id, source, terms }) => [id, { source, points: terms.points }]),
          )}
        />
      </main>
    </>
  );
}
