import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A utility that moves something: "hover:transition-colors". */
const MOTION = /(?:^|:)(?:transition|animate|scroll-smooth)(?:-|$)/;

const filesOf = (end: string): string[] =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end) && !file.includes('.test.'))
    .map((file) => join('app', file));

test('nothing moves for a person who asked for reduced motion', () => {
  const classes = filesOf('.tsx').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /[\w:[\]()-]*(?:transition|animate-|scroll-smooth)[\w:[\]().,-]*/g,
      ),
    ].map(([name]) => ({ file, name })),
  );
  const moving = classes.filter(({ name }) => MOTION.test(name));
  expect(moving.length).toBeGreaterThan(0);
  expect(moving.filter(({ name }) => !name.split(':').includes('motion-safe'))).toEqual([]);
  const styles = filesOf('.css').map((file) => readFileSync(file, 'utf8'));
  expect(styles.join('').match(/@keyframes|transition:|animation:|scroll-behavior:/g)).toBeNull();
});
