import type { Metadata } from 'next';
import Link from 'next/link';
import { Chip } from '@/app/_components/ui/cite-chip';
import { RULES } from '@/lib/pages';
import { version } from '@/package.json';
import { systemCards } from '../_components/army/system-card';
import { Chapter, Lead, Point, Prose } from '../_components/ui/prose';
import { TopBar } from '../_components/ui/top-bar';

export const metadata: Metadata = {
  title: 'About',
  description: 'What Muster is, how it cites, what it stores, and whose work it uses.',
};

const LICENCES = [
  { font: 'Inter', file: new URL('../fonts/OFL-Inter.txt', import.meta.url) },
  { font: 'Libre Caslon Text', file: new URL('../fonts/OFL-Libre-Caslon-Text.txt', import.meta.url) },
  { font: 'Libre Caslon Display', file: new URL('../fonts/OFL-Libre-Caslon-Display.txt', import.meta.url) },
] as const;

/** The licence of each font in full, as it has to travel with the files. */
const FontLicences = () => (
  <ul>
    {LICENCES.map(({ font, file }) => (
      <Point key={font}>
        <a href={String(file)} type="text/plain">
          SIL Open Font License of {font}
        </a>
      </Point>
    ))}
  </ul>
);

export default async function AboutPage() {
  const systems = await systemCards();
  return (
    <>
      <TopBar current="about" />
      <Prose>
        <h1>About Muster</h1>
        <Lead>
          Muster builds, prices, checks and prints armies for tabletop wargames of the Seven Years War, 1756
          to 1763. This is version {version}.
        </Lead>

        <Chapter>Unofficial</Chapter>
        <p>
          Muster is made by players. It is not published, endorsed or approved by the authors or publishers of
          any rules. It does not replace a rulebook: you need the book to play. Names of rules and books
          belong to their owners.
        </p>
        <ul>
          {systems.map(({ id, name, edition, source }) => (
            <Point key={id}>
              <b>{name}</b>, {edition}. {source}
            </Point>
          ))}
        </ul>

        <Chapter>How it cites</Chapter>
        <p>
          Every price, limit and finding names the page it comes from: <Chip className="text-12">p. 52</Chip>.
          We restate facts in our own words. Where a book is silent or contradicts itself we make a numbered
          ruling: <Chip className="text-12">ruling R43</Chip>. You can switch rulings that change play in the
          settings of each army. Every sheet prints changed settings at its foot.
        </p>
        <p>
          Muster warns and never blocks. You can save, print and share any army; one with errors is marked.
        </p>

        <p>
          Everything Muster knows about each system, with its checks and our rulings, is on its page of the{' '}
          <Link href={RULES}>rules</Link>. Programs can <Link href="/api">check files</Link> as well.
        </p>

        <Chapter>What it keeps</Chapter>
        <p>
          Your armies are stored on the server that shows you this page, and nowhere else. You need no
          account: one cookie links this browser to its armies for 400 days from your last visit. An account
          stores your name, your e-mail address and a hash of your password; Muster sends no mail. The browser
          keeps the theme, a note that it has the fonts, edits until they are sent, and the receipts of lists
          you entered at events until you forget them. Nothing is loaded from other sites, nobody is tracked,
          and the check page stores nothing at all.
        </p>
        <p>
          Anyone with a share link can read that army until you stop sharing it. A device link opens all your
          armies in one more browser, once. Deleted armies are kept for 30 days, then removed for good with
          their history, prints and links. The server’s daily copies keep them for another week, and copies
          made by hand for as long as those exist. Download a backup now and then: you can import it again.
        </p>

        <Chapter>Credits</Chapter>
        <p>
          Set in{' '}
          <a href="https://github.com/rsms/inter" rel="noreferrer">
            Inter
          </a>{' '}
          by the Inter Project Authors and in{' '}
          <a href="https://github.com/impallari/Libre-Caslon-Text" rel="noreferrer">
            Libre Caslon Text
          </a>{' '}
          and{' '}
          <a href="https://github.com/impallari/Libre-Caslon-Display" rel="noreferrer">
            Libre Caslon Display
          </a>{' '}
          by the Libre Caslon Project Authors, all under the SIL Open Font License 1.1. The licences:
        </p>
        <FontLicences />
        <p>The history pages name the source of each fact. Some of these sources are:</p>
        <ul>
          <Point>
            Contains information from CDB90, the HERO data base of battles (T. N. Dupuy; edition by J.
            Arnold), made available under the Open Data Commons Attribution License (ODC-By) 1.0:{' '}
            <a href="https://github.com/jrnold/CDB90" rel="noreferrer">
              github.com/jrnold/CDB90
            </a>
          </Point>
          <Point>
            Some facts from Wikipedia contributors (CC BY-SA 4.0) and the Deutsches Textarchiv
            (Soldatenbriefe, CC BY).
          </Point>
          <Point>
            Public domain books: Carlyle, Fortescue, Norman, Duncan, Smollett (Project Gutenberg); works of
            Frederick II, Rödenbeck, Kugler (University of Trier); Jihn (Hungaricana); Gersdorff history,
            Hessenland (University of Kassel).
          </Point>
        </ul>
      </Prose>
    </>
  );
}
