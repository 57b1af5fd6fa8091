// What Muster says without a connection, on its own page and on those it keeps.

export const noConnection = 'No connection';
export const notKept = 'This page is not on this device. Without a connection you can open these:';
export const nothingKept = 'This page is not on this device, and there is no connection to get it.';
export const asItWas = (time: string): string => `No connection: as it was on this device ${time}.`;
export const doNotReload =
  'Do not reload this page: without a connection it could not be opened again. Your edits are kept on this device.';
export const storageError =
  'This device has no room left for pages of Muster. Pages you open now need a connection to open again.';
export const clearDevice = 'Clear what this device keeps';
export const deviceCleared = 'This device keeps no pages now. Your armies are on the server.';
export const whatDeviceKeeps =
  'Pages you have opened are kept on this device, so that they open without a connection. Signing out clears them.';
