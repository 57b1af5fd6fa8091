import type { CardSheet } from '@/lib/rules/core/sheet-parts';
import type { PlacedPage } from './placed-page';

export const cardPages = (_sheet: CardSheet): PlacedPage[] => [];
