import type { ArmyFile } from '../core/document';
import type { Path } from '../core/path';
import { rulesProfile } from '../core/profile';
import { errorMarks } from '../core/sheet-cells';
import type { Card, CardOptions, CardSheet } from '../core/sheet-parts';
import type { Assessment } from '../core/system';
import { areWorksInPlay, isInPlay } from './army-lists';
import { armyCard, generalCard, lieutenantCard, worksCard } from './cards/command-cards';
import { MOST_TRACKS, type Posted, unitCard } from './cards/unit-card';
import { counted, divisionName } from './names';
import type { Army, Unit } from './schema';
import { SETTINGS } from './settings';
import { type RosterContext, rosterContext } from './sheet-context';
import { SYSTEM } from './tables';

const sameUnit = ({ id: _, ...facts }: Unit): string =>
  JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Cards of stands, by the first of each; identical ones of the army together where the player wants it. */
const posted = (context: RosterContext): ReadonlyMap<Unit, Posted> => {
  const { divisions, direct, unassigned } = context.army;
  const cards = new Map<Unit, Posted & { count: number; posts: string[] }>();
  const open = new Map<string, Unit>();
  const put = (units: readonly Unit[], at: Path, post: string): void => {
    units.forEach((unit, index) => {
      if (!isInPlay(unit.list, context.army)) return;
      const key = sameUnit(unit);
      const first = context.options.combine ? open.get(key) : undefined;
      const twin = first === undefined ? undefined : cards.get(first);
      if (twin === undefined || twin.count === MOST_TRACKS) {
        cards.set(unit, { unit, count: 1, posts: [post], points: context.points([...at, index]) });
        open.set(key, unit);
        return;
      }
      twin.count++;
      if (!twin.posts.includes(post)) twin.posts.push(post);
    });
  };
  divisions.forEach((division, index) => {
    put(division.units, ['divisions', index, 'units'], divisionName(division, index));
  });
  put(direct, ['direct'], 'Under the general in chief');
  put(unassigned, ['unassigned'], 'Without a division');
  return cards;
};

const allCards = (context: RosterContext): Card[] => {
  const { general, otherGenerals = [], divisions, direct, unassigned, works } = context.army;
  const cards = posted(context);
  const ofUnits = (units: readonly Unit[]): Card[] =>
    units.flatMap((unit) => {
      const card = cards.get(unit);
      return card === undefined ? [] : [unitCard(card, context)];
    });
  return [
    armyCard(context),
    ...(general === null ? [] : [generalCard(general, ['general'], context)]),
    ...otherGenerals.map((other, index) => generalCard(other, ['otherGenerals', index], context)),
    ...divisions.flatMap((division, index) => [
      ...(division.commander === null || !isInPlay(division.commander.list, context.army)
        ? []
        : [
            lieutenantCard(
              { lieutenant: division.commander, at: ['divisions', index, 'commander'], division },
              index,
              context,
            ),
          ]),
      ...(division.others ?? []).map((lieutenant, place) =>
        lieutenantCard({ lieutenant, at: ['divisions', index, 'others', place], division }, index, context),
      ),
      ...ofUnits(division.units),
    ]),
    ...ofUnits(direct),
    ...ofUnits(unassigned),
    ...works
      .filter((each) => each.count > 0 && areWorksInPlay(each, context.army))
      .map((each) => worksCard(each, context)),
  ];
};

/**
 * The army as cards to cut out: one for the army, each general, each stand (or all identical ones), each kind of
 * works. Any army prints, legal or not.
 */
export const cards = (file: ArmyFile<Army>, assessment: Assessment, options: CardOptions): CardSheet => {
  const context = rosterContext(file, assessment, options);
  const all = allCards(context);
  const { version, date, code, link } = options.print;
  const { hash } = rulesProfile({ ...SYSTEM, settings: SETTINGS }, file);
  return {
    form: 'cards',
    size: options.cardSize,
    title: file.name || 'Army without a name',
    subtitle: counted(all.length, 'card'),
    nation: context.army.nation,
    sum: null,
    marks: errorMarks(assessment.findings),
    cards: all,
    footer: {
      lines: [
        [{ text: `${SYSTEM.name} ${SYSTEM.edition}, profile ${hash}, data ${SYSTEM.dataVersion}` }],
        [{ text: `${version === null ? 'List not saved' : `List version ${version}`}, ${date}` }],
      ],
      code: code === null ? null : { caption: 'This print', text: code },
      link: link === null ? null : { caption: 'Scan to open this army', url: link },
    },
    date,
    paper: options.paper,
    ink: options.blackAndWhite ? 'bw' : 'colour',
  };
};
