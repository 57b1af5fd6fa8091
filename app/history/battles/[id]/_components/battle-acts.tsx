import { FileButton, LinkButton } from '@/app/_components/ui/button';
import { CopyBattle } from '@/app/history/_components/copy-battle';
import type { BattleDetail } from '@/lib/history/answers';
import {
  type BattleFileType,
  battleFilePath,
  battleMatchPath,
  eveningPath,
  linkedFilePath,
  musterPath,
  platePdfPath,
} from '@/lib/pages';

type ActsProps = { battle: Pick<BattleDetail, 'id' | 'sides'>; token: string | undefined };

/** What can be done with a battle: muster it, play it, copy it, take it away as a file. */
export const BattleActs = ({ battle: { id, sides }, token }: ActsProps) => {
  const filePath = (as: BattleFileType) =>
    token === undefined ? battleFilePath(id, as) : linkedFilePath(token, as);
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {token === undefined && sides.length === 2 && (
        <LinkButton variant="main" size="big" href={musterPath(id, 'both')}>
          Muster both sides
        </LinkButton>
      )}
      {token === undefined && sides.length === 2 && (
        <LinkButton size="big" href={eveningPath(id)}>
          Play it
        </LinkButton>
      )}
      {token === undefined && sides.length === 2 && (
        <LinkButton variant="bare" size="big" href={battleMatchPath(id)}>
          Match-up
        </LinkButton>
      )}
      {token === undefined && (
        <FileButton variant="bare" size="big" icon="file" href={platePdfPath(id)}>
          Ordre de Bataille
        </FileButton>
      )}
      {token === undefined ? <CopyBattle copy={id} /> : <CopyBattle link={token} />}
      <FileButton variant="bare" size="big" icon="download" href={filePath('json')} download>
        JSON
      </FileButton>
      <FileButton variant="bare" size="big" icon="download" href={filePath('csv')} download>
        CSV
      </FileButton>
      <FileButton variant="bare" size="big" icon="download" href={filePath('xlsx')} download>
        Spreadsheet
      </FileButton>
    </div>
  );
};
