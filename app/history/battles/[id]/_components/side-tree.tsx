import { SmallUniform } from '@/app/_components/army/coat';
import { LinkButton } from '@/app/_components/ui/button';
import { Glyph } from '@/app/_components/ui/glyph';
import { Flag } from '@/app/_components/ui/icon';
import { COUNTING_WORDS, DEPTH_WORDS, parted, sizeText } from '@/app/history/history-words';
import {
  coloursOf,
  type FormationNode,
  nationOf,
  type SideDetail,
  type UnitNode,
} from '@/lib/history/answers';
import { unitSymbol } from '@/lib/history/unit-symbol';
import { nationPath, regimentPath } from '@/lib/pages';

type SideProps = {
  side: SideDetail;
  /** where it is mustered; null where it cannot be */
  muster: string | null;
};

/** One side: who led it, and its formations as a tree. */
export const SideTree = ({ side, muster }: SideProps) => {
  const { position, name, nations, commander, depth, notes, formations } = side;
  const id = `side-${position}`;
  return (
    <section aria-labelledby={id} data-nation={nationOf(side)}>
      <div className="border-rule-ink flex flex-wrap items-start justify-between gap-2 border-t pt-3 pb-2">
        <div className="flex min-w-0 gap-2.5">
          <Flag nation={nationOf(side)} className="min-h-10" />
          <div className="min-w-0">
            <h3 id={id} className="text-20 wrap-anywhere">
              {name}
            </h3>
            <p className="font-caslon italic">{commander ?? 'Commander not known'}</p>
          </div>
        </div>
        {muster !== null && (
          <LinkButton variant="main" href={muster} className="print:hidden">
            Muster this side
          </LinkButton>
        )}
      </div>
      <p className="soft text-12 pb-1">
        {DEPTH_WORDS[depth]}.{' '}
        {nations.map((nation, at) => (
          <span key={nation.id}>
            {at > 0 && ', '}
            <a href={nationPath(nation.id)}>{nation.name}</a>
          </span>
        ))}
      </p>
      {notes !== null && <Note>{notes}</Note>}
      {formations.length === 0 ? (
        <p className="soft border-rule border-t py-2">No formations or units of this side are known.</p>
      ) : (
        <ul aria-labelledby={id}>
          {formations.map((formation) => (
            <Formation key={formation.id} formation={formation} outer />
          ))}
        </ul>
      )}
    </section>
  );
};

const Note = ({ children }: { children: string }) => (
  <p className="mute text-12 leading-[1.4] wrap-anywhere">{children}</p>
);

const Formation = ({ formation, outer = false }: { formation: FormationNode; outer?: boolean }) => (
  <li className={outer ? 'border-rule-ink mt-2 border-t pt-1.5' : 'border-rule mt-1 border-l pl-3'}>
    <p className="print:break-inside-avoid print:break-after-avoid">
      <span className={`font-caslon wrap-anywhere ${outer ? 'text-16' : 'text-14'}`}>{formation.name}</span>{' '}
      {formation.commander !== null && <span className="font-caslon soft italic">{formation.commander}</span>}
    </p>
    {formation.notes !== null && <Note>{formation.notes}</Note>}
    {formation.units.length + formation.children.length > 0 && (
      <ul>
        {formation.units.map((unit) => (
          <Unit key={unit.id} unit={unit} />
        ))}
        {formation.children.map((child) => (
          <Formation key={child.id} formation={child} />
        ))}
      </ul>
    )}
  </li>
);

/** What a row without numbers is taken as: companies and regiments by the usual battalion and regiment of horse. */
const partOfUsual = ({ strength, arm }: UnitNode): string => {
  if (strength === 1) return '';
  if (strength < 2) return `${parted(strength)} of the usual`;
  return `as ${parted(Math.round(strength * 10) / 10)} usual ${arm === 'cavalry' ? 'regiments' : 'battalions'}`;
};

const Unit = ({ unit }: { unit: UnitNode }) => {
  const { name, nation, counting, calibre, notes, regiment } = unit;
  const facts = [sizeText(unit), calibre ?? '', partOfUsual(unit), COUNTING_WORDS[counting]].filter(
    (text) => text !== '',
  );
  return (
    <li
      className="border-rule flex gap-2.5 border-b py-1 print:break-inside-avoid"
      {...(nation !== null && { 'data-nation': coloursOf(nation) })}
    >
      <span className={`w-[30px] flex-none pt-0.5 ${counting === 'counted' ? '' : 'opacity-55'}`}>
        <Glyph symbol={unitSymbol(unit)} />
      </span>
      <span className="min-w-0 flex-1">
        {regiment === null ? (
          <span className="wrap-anywhere">{name}</span>
        ) : (
          <a href={regimentPath(regiment.id)} className="wrap-anywhere">
            {name}
          </a>
        )}
        {facts.length > 0 && <span className="soft text-12"> {facts.join(', ')}</span>}
        {notes !== null && <Note>{notes}</Note>}
      </span>
      {regiment !== null && <SmallUniform coat={regiment.coat} facings={regiment.facings} />}
    </li>
  );
};
