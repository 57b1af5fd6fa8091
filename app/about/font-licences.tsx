import { Point } from '../_components/ui/prose';

const LICENCES = [
  { font: 'Inter', file: new URL('../fonts/OFL-Inter.txt', import.meta.url) },
  { font: 'Libre Caslon Text', file: new URL('../fonts/OFL-Libre-Caslon-Text.txt', import.meta.url) },
  { font: 'Libre Caslon Display', file: new URL('../fonts/OFL-Libre-Caslon-Display.txt', import.meta.url) },
] as const;

/** The licence of each font in full, as it has to travel with the files. */
export const FontLicences = () => (
  <ul>
    {LICENCES.map(({ font, file }) => (
      <Point key={font}>
        <a href={String(file)} type="text/plain">
          SIL Open Font License of {font}
        </a>
      </Point>
    ))}
  </ul>
);
