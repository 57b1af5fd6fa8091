import { visibleLine, visibleText } from '@/lib/rules/core/army/name';

/** Typed text of one line with nothing hidden in it; spaces at its ends stay, as more may be typed. */
export const cleanLine = (text: string): string => visibleLine(text);

/** Typed text of several lines, cleaned likewise; line ends stay. */
export const cleanText = (text: string): string => visibleText(text);
