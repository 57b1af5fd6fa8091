// What is said of a link that opens no army: for the few pages that take one.

export const pasteLinkFirst = 'Paste a link first.';
export const isPrintedCode =
  'This is the code on a printed sheet; it does not open the army. Ask for the share link.';
export const isNoShareLink = 'This is not a share link. A share link has /s/ and a long code.';
