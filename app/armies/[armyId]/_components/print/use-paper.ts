'use client';

import { useEffect } from 'react';
import type { CardOptions } from '@/lib/rules/core/sheet/sheet-parts';

/**
 * Tells the browser's print the paper while a sheet stands in a dialog: named pages do not reach what lies over the
 * page. A sheet of rules made by a script is no style in the sense of the content policy.
 */
export const usePaper = (paper: CardOptions['paper']): void => {
  useEffect(() => {
    const rules = new CSSStyleSheet();
    rules.replaceSync(`@page { size: ${paper === 'a4' ? 'A4' : 'letter'}; margin: 0 }`);
    document.adoptedStyleSheets.push(rules);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules);
    };
  }, [paper]);
};
