import { RuledTitle } from '@/app/_components/ui/ruled-title';
import type { SearchResult } from '@/lib/history/schema';
import { battlePath, HISTORY, regimentPath } from '@/lib/pages';

/** A search result links to its regiment, or to its battle. */
const foundPath = ({ battleId, regimentId }: SearchResult): string => {
  if (regimentId !== null) return regimentPath(regimentId);
  return battleId === null ? HISTORY : battlePath(battleId);
};

const KINDS: Readonly<Record<SearchResult['kind'], string>> = {
  battle: 'Battle',
  commander: 'Commander',
  regiment: 'Regiment',
  unit: 'Unit',
};

/** What a search found, likeliest first. */
export const FoundList = ({ q, results }: { q: string; results: readonly SearchResult[] }) => (
  <section aria-labelledby="found" className="pb-2">
    <RuledTitle id="found" title={`Found for “${q}”`}>
      <span className="mute text-12">{results.length}</span>
    </RuledTitle>
    {results.length === 0 ? (
      <p className="soft py-3">No battle, commander or regiment matches.</p>
    ) : (
      <ul className="max-laptop:grid-cols-[minmax(0,1fr)] grid grid-cols-2 gap-x-8">
        {results.map((result) => (
          <li
            key={`${result.kind} ${result.battleId} ${result.regimentId} ${result.label} ${result.detail}`}
            className="border-rule border-b"
          >
            <a
              href={foundPath(result)}
              className="hover:bg-select max-tablet:min-h-12 flex min-h-10 flex-wrap items-baseline gap-x-2.5 py-2 no-underline"
            >
              <span className="mute text-12 w-20">{KINDS[result.kind]}</span>
              <span className={`font-caslon text-16 ${result.kind === 'commander' ? 'italic' : ''}`}>
                {result.label}
              </span>
              <span className="soft text-12">{result.detail}</span>
            </a>
          </li>
        ))}
      </ul>
    )}
  </section>
);
