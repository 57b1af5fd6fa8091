import { useEffect, useRef } from 'react';
import { Button } from './button';
import { Notice } from './notice';

type AskFirstProps = {
  title: string;
  text: string;
  yes: string;
  no: string;
  pending?: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** Asks once, in the page, before something is done that could be a slip. */
export const AskFirst = ({ title, text, yes, no, pending = false, onYes, onNo }: AskFirstProps) => {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Notice severity="warning" title={title} live>
      {text}
      <p className="flex flex-wrap gap-2 pt-2">
        <Button ref={first} size="small" aria-disabled={pending} onClick={onYes}>
          {yes}
        </Button>
        <Button size="small" variant="bare" onClick={onNo}>
          {no}
        </Button>
      </p>
    </Notice>
  );
};
