import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../../bin/lib/files-below.mjs';
import { sources } from '../../bin/lib/sources.mjs';

/** A utility that moves something: "hover:transition-colors". */
const MOTION = /(?:^|:)(?:transition|animate|scroll-smooth)(?:-|$)/;

test('nothing moves for a person who asked for reduced motion', () => {
  const classes = sources('app').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /[\w:[\]()-]*(?:transition|animate-|scroll-smooth)[\w:[\]().,-]*/g,
      ),
    ].map(([name]) => ({ file, name })),
  );
  const moving = classes.filter(({ name }) => MOTION.test(name));
  expect(moving.length).toBeGreaterThan(0);
  expect(moving.filter(({ name }) => !name.split(':').includes('motion-safe'))).toEqual([]);
  const styles = filesBelow('app')
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(`app/${file}`, 'utf8'));
  expect(styles.join('').match(/@keyframes|transition:|animation:|scroll-behavior:/g)).toBeNull();
});
