'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import type { IconName } from './icon';

/** Calls `onFiles` when files are dropped anywhere on the page; says whether some are being dragged over it. */
export const usePageDrop = (onFiles: (files: File[]) => void): boolean => {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  }, [onFiles]);

  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragover', onOver);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onOver);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop);
    };
  }, []);
  return over;
};

type FileChoiceProps = {
  label: string;
  onFiles: (files: File[]) => void;
  variant?: 'plain' | 'main';
  disabled?: boolean;
  several?: boolean;
  /** what the browser offers to choose from; JSON where nothing is said */
  accept?: string;
  /** a phone takes a photograph instead, by the camera at its back */
  fromCamera?: boolean;
  icon?: IconName;
};

/** A button that asks for files; several may be chosen at once if so wished, and the same ones again. */
export const FileChoice = ({
  label,
  onFiles,
  variant = 'plain',
  disabled = false,
  several = true,
  accept = '.json,application/json,text/plain',
  fromCamera = false,
  icon = 'upload',
}: FileChoiceProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={several}
        hidden
        accept={accept}
        {...(fromCamera && { capture: 'environment' })}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button icon={icon} variant={variant} disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
};

/** What is shown over the page while files are dragged across it. */
export const DropVeil = ({ children }: { children: ReactNode }) => (
  <div className="bg-scrim pointer-events-none fixed inset-0 z-20 grid place-items-center" aria-hidden="true">
    <p className="border-rule-firm rounded-2 bg-paper font-caslon text-20 border-2 border-dashed px-7 py-5 leading-[1.3]">
      {children}
    </p>
  </div>
);
