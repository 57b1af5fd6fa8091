import { encode } from 'uqr';

/** A QR code as one path of dark modules in a square of `size` by `size`. No quiet zone: the paper gives it. */
export type QrPath = { readonly size: number; readonly d: string };

/** A sheet has the same code on each of its pages. */
const codes = new Map<string, QrPath>();
const MOST_KNOWN = 20;

/**
 * The QR code of a link, error correction M: what a printed sheet needs once it has been folded.
 * @throws Error if the link is too long for a QR code
 */
export const qrPath = (link: string): QrPath => {
  const path = codes.get(link) ?? encoded(link);
  if (codes.size >= MOST_KNOWN) codes.clear();
  codes.set(link, path);
  return path;
};

const encoded = (link: string): QrPath => {
  const { data, size } = encode(link, { ecc: 'M', border: 0 });
  const runs: string[] = [];
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x++) {
      const start = x;
      while (row[x] === true) x++;
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
    }
  }
  return { size, d: runs.join('') };
};
