/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // a page of one build that meets another is loaded as a whole: instances of the same sources have the same
  generateBuildId: () => process.env.MUSTER_BUILD ?? null,
  reactStrictMode: true,
  typedRoutes: false,
  // every program that reads previews finds them where it looks, in the head
  htmlLimitedBots: /./,
  // a native module stays where it is
  serverExternalPackages: ['@resvg/resvg-js'],
  experimental: {
    // for who builds after each change; elsewhere a build is new as a whole, or large parts of it are (bin/lib/prepare.mjs)
    turbopackFileSystemCacheForBuild: process.env.MUSTER_BUILD_KEEPS === '1',
    // where other processes draw the pages, this one loads none of them before it is asked for something beside pages
    preloadEntriesOnStart: (process.env.MUSTER_PAGES ?? '0') === '0' && process.env.MUSTER_TEST_COLD !== '1',
    // what pages load together is one file: it packs smaller, and nothing more goes twice (decision 58)
    turbopackChunking: { minChunkSize: 2_000_000, maxMergeChunkSize: 20_000_000 },
  },
  // `npm test` checks all types, once; a build works a tenth less
  typescript: { ignoreBuildErrors: true },
};

export default config;
