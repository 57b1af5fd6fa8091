import type { MetadataRoute } from 'next';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Muster: armies of the Seven Years War',
    short_name: 'Muster',
    description: 'Build, price, check and print armies for tabletop wargames of the Seven Years War.',
    start_url: '/',
    display: 'standalone',
    background_color: '#fcfcfa',
    theme_color: '#171c25',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
}
