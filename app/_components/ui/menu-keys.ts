const PAUSE = 600;

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; timeStamp: number };

/**
 * Which of the entries `labels` a key moves to from entry `now`, or undefined if it moves to none. Letters typed
 * within a short while of each other are one word; `typed` remembers them and is changed.
 */
export const nextItem = (
  { key, ctrlKey, metaKey, altKey, timeStamp }: Key,
  labels: readonly string[],
  now: number,
  typed: { text: string; at: number },
): number | undefined => {
  const count = labels.length;
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (now + 1) % count;
  if (key === 'ArrowUp') return now <= 0 ? count - 1 : now - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined;

  typed.text = timeStamp - typed.at > PAUSE ? key : typed.text + key;
  typed.at = timeStamp;
  const same = [...typed.text].every((letter) => letter === typed.text[0]);
  const beginning = (same ? (typed.text[0] ?? '') : typed.text).toLowerCase();
  const first = same ? now + 1 : Math.max(now, 0);
  for (let step = 0; step < count; step++) {
    const index = (first + step) % count;
    if (labels[index]?.toLowerCase().startsWith(beginning)) return index;
  }
  return undefined;
};
