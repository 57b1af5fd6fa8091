import type { ComponentProps, ReactNode } from 'react';

/** The main part of a page: a sheet of paper on the desk, as wide as its class allows and as high as the window. */
export const Paper = ({ className = '', ...rest }: Omit<ComponentProps<'main'>, 'id'>) => (
  <main {...rest} id="main" className={`bg-paper mx-auto min-h-[calc(100dvh-53px)] ${className}`} />
);

/** The title of a page; smaller on a phone. */
export const PageTitle = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <h1 className={`max-[721px]:text-26 ${className}`}>{children}</h1>
);
