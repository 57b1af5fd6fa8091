import Link from 'next/link';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { PageTitle } from '@/app/_components/ui/paper';
import { RULES } from '@/lib/pages';
import type { RulesPage } from '@/lib/rules/core/contract/rules-page';
import type { System } from '@/lib/rules/core/contract/system';
import type { Play } from '@/lib/rules/core/sheet/play-sections';
import { Fact, Lede, Para, RulesText, Topic } from '../../_components/rules-text';
import { CheckList } from './check-list';
import { PlayList } from './play-list';
import { RulesSection } from './rules-section';
import { RulingList } from './ruling-list';
import { SectionBar } from './section-bar';
import { SettingList } from './setting-list';
import { WordList } from './word-list';

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

/** All that is known of a rule system, for whoever holds the book beside it: first what is looked up in play. */
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
        <Lede>
          For battles of {years[0]} to {years[1]}; edition of {edition}. Restated in our own words, with the
          page of each fact. You need the book to play.
        </Lede>
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

const Credits = ({ name, source, dataVersion }: { name: string; source: string; dataVersion: string }) => (
  <Topic id="credits" title="Credits and licence">
    <Para>{source}. The rules, their name and their text belong to their author and publisher.</Para>
    <Para>
      <b>Unofficial.</b> Muster is made by players. It is not published, endorsed or approved by the author or
      publisher of {name}, and does not replace the rulebook. Numbers and limits are restated with their pages
      so that you can check them; no text of the book is copied. Our own decisions are marked as rulings.
    </Para>
    <Para className="mute">Data {dataVersion}</Para>
  </Topic>
);
