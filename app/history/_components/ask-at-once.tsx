'use client';

import type { ComponentProps } from 'react';

/** A form that asks by its address; with script a choice from a list is asked at once, without its button. */
export const AskAtOnce = (form: ComponentProps<'form'>) => (
  <form
    {...form}
    method="get"
    onChange={({ target, currentTarget }) => {
      if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
    }}
  />
);
