const KEY = 'muster.desk.keys';

/** True unless this browser has switched the keys of one letter off, which speech and shaky hands press by mistake. */
export const areKeysOn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

/** Switches the keys of one letter on or off in this browser. */
export const switchKeys = (on: boolean): void => {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // a browser that keeps nothing has them on
  }
};
