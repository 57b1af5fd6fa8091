import type { Metadata } from 'next';
import Link from 'next/link';
import { Chip } from '@/app/_components/ui/cite-chip';
import { RULES } from '@/lib/pages';
import { version } from '@/package.json';
import { systemCards } from '../_components/army/system-card';
import { Chapter, Lead, Point, Prose } from '../_components/ui/prose';
import { TopBar } from '../_components/ui/top-bar';
import { FontLicences } from './font-licences';

export const metadata: Metadata = {
  title: 'About',
  description: 'What Muster is, how it cites, what it keeps, and whose work it rests on.',
};

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
          any rules, and it replaces no rulebook: you need the book to play. Names of rules and books belong
          to their owners.
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
          Facts are restated in our own words. Where a book is silent or contradicts itself we decide, number
          the decision and say so: <Chip className="text-12">ruling R43</Chip>. Rulings that change how you
          play can be switched in the settings of each army, and a changed setting is printed at the foot of
          every sheet.
        </p>
        <p>
          Muster warns and never blocks. Any army can be saved, printed and shared; one with errors carries a
          mark that says so.
        </p>

        <p>
          All that we know of each system, its checks and our rulings, stands on the pages of{' '}
          <Link href={RULES}>rules</Link>. Programs can <Link href="/api">check files</Link> as well.
        </p>

        <Chapter>What it keeps</Chapter>
        <p>
          Your armies lie on the server you opened this page from, and nowhere else. No account is needed: one
          cookie ties this browser to its armies for 400 days from the last visit, and one more remembers the
          theme. Of an account it keeps your name, e-mail address and a hash of the password, and sends no
          mail. Edits that could not be sent yet are kept in the browser until they are, and so are the links
          of receipts of lists that it has entered at events, until you forget them. Nothing is loaded from
          other sites, nothing is counted or measured, and the check page stores nothing at all.
        </p>
        <p>
          A share link lets whoever has it read one army until you stop sharing. A device link opens all your
          armies in one more browser, once. Deleted armies are kept for 30 days, then removed for good, with
          their history, prints and links; the server’s daily copies hold them for a week longer, and copies
          made by hand as long as those are kept. Download a backup now and then: it is yours, and it reads
          back in.
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
        <p>The history pages rest on sources that are named one by one beside what they tell. Of these:</p>
        <ul>
          <Point>
            Contains information from CDB90, the HERO data base of battles (T. N. Dupuy; edition by J.
            Arnold), made available under the Open Data Commons Attribution License (ODC-By) 1.0:{' '}
            <a href="https://github.com/jrnold/CDB90" rel="noreferrer">
              github.com/jrnold/CDB90
            </a>
          </Point>
          <Point>
            Some facts after Wikipedia contributors (CC BY-SA 4.0) and the Deutsches Textarchiv
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
