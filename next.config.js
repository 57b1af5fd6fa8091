/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // `npm test` checks all types, once; a build works a tenth less
  typescript: { ignoreBuildErrors: true },
};

export default config;
