import { Notice } from '@/app/_components/ui/notice';

/** What the server said of the last try, read out at once; nothing where all is well. */
export const FaultNotice = ({ fault }: { fault: string | undefined }) =>
  fault === undefined ? null : (
    <Notice severity="error" live>
      {fault}
    </Notice>
  );

/** Keys of an editor, and what each does. */
export const KeyList = ({ keys }: { keys: readonly (readonly [key: string, what: string])[] }) => (
  <dl>
    {keys.map(([key, what]) => (
      <div key={key} className="border-rule grid grid-cols-[10rem_1fr] gap-2 border-t py-1">
        <dt>
          <kbd className="rounded-1 border-rule-firm text-12 border px-[5px] py-px font-sans leading-none font-medium whitespace-nowrap">
            {key}
          </kbd>
        </dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
);
