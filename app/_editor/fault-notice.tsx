import { Notice } from '@/app/_components/ui/notice';

/** What the server said of the last try, read out at once; nothing where all is well. */
export const FaultNotice = ({ fault }: { fault: string | undefined }) =>
  fault === undefined ? null : (
    <Notice severity="error" live>
      {fault}
    </Notice>
  );
