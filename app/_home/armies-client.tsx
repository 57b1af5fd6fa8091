'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** Answers come from the server with each visit, so nothing is kept long; without a connection a change fails at once. */
const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5_000, networkMode: 'always', retry: 1 },
      mutations: { networkMode: 'always' },
    },
  });

/** Gives the parts of the page one memory of the server's answers. */
export const ArmiesClient = ({ children }: { children: ReactNode }) => {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};
