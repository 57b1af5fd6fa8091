import { NotFoundPage } from './not-found-page';
import { TopBar } from './top-bar';
import * as words from './words';

/** The page of an address that never opened anything. */
export const NothingHerePage = () => (
  <NotFoundPage
    bar={<TopBar />}
    title={words.nothingHere}
    words={words.noPageHere}
    ways={[{ label: words.myArmies, href: '/', main: true }]}
  />
);
