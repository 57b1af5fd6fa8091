import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  // 'server-only' throws without the react-server condition
  ssr: { resolve: { conditions: ['react-server', 'node', 'import', 'default'] } },
  test: {
    globalSetup: ['./prisma/test-base.ts'],
    include: ['{lib,data,app,bin,prisma}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // two busy cores: a test that starts a process may wait for its turn
    testTimeout: 20_000,
  },
});
