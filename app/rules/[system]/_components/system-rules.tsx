import Link from 'next/link';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { PageTitle } from '@/app/_components/ui/paper';
import { RULES } from '@/lib/pages';
import {
  type RulesPage,
  type RulesTable,
  tableAnchor,
  wordAnchor,
} from '@/lib/rules/core/contract/rules-page';
import type { System } from '@/lib/rules/core/contract/system';
import type { Play } from '@/lib/rules/core/sheet/play-sections';
import { Fact, Lede, Para, RulesText, Topic } from '../../_components/rules-text';
import { PlayList } from './play-list';
import { CheckList, RulingList, SettingList } from './rule-lists';
import { RulesGrid } from './rules-grid';
import { SectionBar } from './section-bar';

/** Printed facts that can never be wrong of one army. */
const NoteList = ({ notes, source }: { notes: RulesPage['notes']; source: string }) => (
  <Topic id="notes" title="Notes">
    <Para>Facts that one army alone cannot break.</Para>
    <ul>
      {notes.map(({ code, text, cite }) => (
        <Fact key={code} id={code} className="py-[5px]">
          {text} <CiteChip cite={cite} source={source} />
        </Fact>
      ))}
    </ul>
  </Topic>
);

type SystemRulesProps = {
  system: System;
  /** words, tables and rulings; a system may have none to tell */
  page: RulesPage | undefined;
  play: Play;
  scale: string;
};

/** The book's own words. */
const WordList = ({ words, source }: { words: RulesPage['words']; source: string }) => (
  <Topic id="words" title="Terms">
    <dl>
      {words.map(({ term, text, cite }) => (
        <div
          key={term}
          id={wordAnchor(term)}
          className="border-rule target:bg-select max-tablet:grid-cols-[minmax(0,1fr)] grid scroll-mt-16 grid-cols-[190px_minmax(0,1fr)] gap-x-5 gap-y-0.5 border-b py-1.5 print:break-inside-avoid"
        >
          <dt className="font-semibold">{term}</dt>
          <dd>
            {text} <CiteChip cite={cite} source={source} />
          </dd>
        </div>
      ))}
    </dl>
  </Topic>
);

type SectionProps = { section: RulesPage['sections'][number]; source: string };

/** One part of the rules with its tables. */
const RulesSection = ({ section: { id, title, lede, tables }, source }: SectionProps) => (
  <Topic id={id} title={title}>
    {lede !== undefined && <Para>{lede}</Para>}
    <div className="max-laptop:grid-cols-[minmax(0,1fr)] grid grid-cols-2 items-start gap-x-8 gap-y-5">
      {tables.map((table) => (
        <Table key={table.title} table={table} source={source} />
      ))}
    </div>
  </Topic>
);

/** The most columns of a table that fits beside another. */
const NARROW = 4;

const Table = ({ table, source }: { table: RulesTable; source: string }) => {
  const { title, note, cite, columns } = table;
  const id = tableAnchor(title);
  const wide = columns.length > NARROW;
  return (
    <figure className={`min-w-0 print:break-inside-avoid ${wide ? 'col-span-full' : ''}`}>
      <figcaption
        id={id}
        className="border-rule-ink font-caslon text-16 scroll-mt-16 border-b pb-1 leading-[1.3] print:break-after-avoid"
      >
        {title} {cite && <CiteChip cite={cite} source={source} />}
      </figcaption>
      <RulesGrid table={table} source={source} wide={wide} labelledBy={id} />
      {note !== undefined && <Para className="soft text-13 pt-[5px]">{note}</Para>}
    </figure>
  );
};

/** All data of a rule system, for a reader with the book beside it: first what is looked up in play. */
export const SystemRules = ({ system, page, play, scale }: SystemRulesProps) => {
  const { name, edition, source, dataVersion, years, settings, checks } = system;
  const sections = page?.sections ?? [];
  const contents = [
    { id: 'play', title: 'Rules of play' },
    ...sections.map(({ id, title }) => ({ id, title })),
    ...(page ? [{ id: 'words', title: 'Terms' }] : []),
    { id: 'checks', title: 'Checks' },
    ...(page ? [{ id: 'notes', title: 'Notes' }] : []),
    ...(settings.length > 0 ? [{ id: 'settings', title: 'Options' }] : []),
    ...(page ? [{ id: 'rulings', title: 'Rulings' }] : []),
    { id: 'credits', title: 'Credits' },
  ];
  return (
    <RulesText>
      <header>
        <Para className="mute">
          <Link href={RULES}>Rules</Link>
        </Para>
        <PageTitle>{name}</PageTitle>
        <Lede>{`For battles of ${years[0]} to ${years[1]}; edition of ${edition}. Restated in our own words, with the page of each fact. You need the book to play.`}</Lede>
      </header>
      <SectionBar sections={contents} />
      <PlayList play={play} system={system} scale={scale} />
      {sections.map((section) => (
        <RulesSection key={section.id} section={section} source={source} />
      ))}
      {page && <WordList words={page.words} source={source} />}
      <CheckList checks={checks} texts={page?.checkTexts ?? {}} source={source} />
      {page && <NoteList notes={page.notes} source={source} />}
      {settings.length > 0 && (
        <SettingList settings={settings} source={source} rulings={page?.rulings ?? []} />
      )}
      {page && <RulingList rulings={page.rulings} settings={settings} />}
      <Credits name={name} source={source} dataVersion={dataVersion} />
    </RulesText>
  );
};

const notEndorsed = (name: string): string =>
  `Muster is made by players. It is not published, endorsed or approved by the author or publisher of ${name}, and does not replace the rulebook. Numbers and limits are restated with their pages so that you can check them; no text of the book is copied. Our own decisions are marked as rulings.`;

const Credits = ({ name, source, dataVersion }: { name: string; source: string; dataVersion: string }) => (
  <Topic id="credits" title="Credits and licence">
    <Para>{`${source}. The rules, their name and their text belong to their author and publisher.`}</Para>
    <Para>
      <b>Unofficial.</b> {notEndorsed(name)}
    </Para>
    <Para className="mute">{`Data ${dataVersion}`}</Para>
  </Topic>
);
