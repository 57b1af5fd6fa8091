import type { MetadataRoute } from 'next';
import * as uiWords from '@/app/_components/ui/words';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: uiWords.titleOfMuster,
    short_name: 'Muster',
    description: uiWords.shortAbout,
    start_url: '/',
    display: 'standalone',
    background_color: '#fcfcfa',
    theme_color: '#171c25',
    id: '/',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
