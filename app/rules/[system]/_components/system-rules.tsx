import Link from 'next/link';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { PageTitle } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import { RULES } from '@/lib/pages';
import type { RulesPage } from '@/lib/rules/core/contract/rules-page';
import type { System } from '@/lib/rules/core/contract/system';
import { Fact, Lede, Para, RulesText, Topic } from '../../_components/rules-text';
import { CheckList } from './check-list';
import { RulesSection } from './rules-section';
import { RulingList } from './ruling-list';
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
};

/** All that is known of a rule system, for whoever holds the book beside it. */
export const SystemRules = ({ system, page }: SystemRulesProps) => {
  const { name, edition, source, dataVersion, years, settings, checks } = system;
  const sections = page?.sections ?? [];
  const contents = [
    ...(page ? [{ id: 'words', title: 'Terms' }] : []),
    ...sections,
    { id: 'checks', title: 'Checks' },
    ...(page ? [{ id: 'notes', title: 'Notes' }] : []),
    ...(settings.length > 0 ? [{ id: 'settings', title: 'Optional rules and switches' }] : []),
    ...(page ? [{ id: 'rulings', title: 'Rulings' }] : []),
    { id: 'sheet', title: 'Reference sheet' },
    { id: 'credits', title: 'Credits and licence' },
  ];
  return (
    <>
      <TopBar current="rules" />
      <RulesText>
        <header>
          <Para className="mute">
            <Link href={RULES}>Rules</Link>
          </Para>
          <PageTitle>{name}</PageTitle>
          <Lede>
            {edition}. {years[0]} to {years[1]}. Restated in our own words, with the page of each fact. You
            need the book to play.
          </Lede>
        </header>
        <nav aria-label="On this page" className="print:hidden">
          <ul className="border-rule flex flex-wrap gap-x-4.5 gap-y-0.5 border-y py-2">
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-block min-h-7 py-[3px] pointer-coarse:min-h-11 pointer-coarse:py-2.5"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {page && <WordList words={page.words} source={source} />}
        {sections.map((section) => (
          <RulesSection key={section.id} section={section} source={source} />
        ))}
        <CheckList checks={checks} texts={page?.checkTexts ?? {}} source={source} />
        {page && <NoteList notes={page.notes} source={source} />}
        {settings.length > 0 && (
          <SettingList settings={settings} source={source} rulings={page?.rulings ?? []} />
        )}
        {page && <RulingList rulings={page.rulings} settings={settings} />}
        <ReferenceSheet />
        <Credits name={name} source={source} dataVersion={dataVersion} />
      </RulesText>
    </>
  );
};

const ReferenceSheet = () => (
  <Topic id="sheet" title="Reference sheet">
    <Para>
      The tables of play are on the reference sheet, at each figure scale: open one of your armies or a shared
      one, and choose Print. Its roster has what that army needs. You can also print this page.
    </Para>
  </Topic>
);

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
