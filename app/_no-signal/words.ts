// What Muster says without a connection, on its own page and on those it keeps.

export const storageError =
  'This device has no room left for pages of Muster. Pages you open now need a connection to open again.';
