import { decodeQR } from 'qr/decode.js';

/** Longest sides at which a photograph is tried, in pixels: a smaller one has less noise between the modules. */
const SIZES = [1_600, 1_000, 640];
/** Milliseconds that one try may take beyond its first look. */
const TIME = 1_500;

const pixelsOf = (picture: ImageBitmap, longest: number): ImageData | null => {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  // what is transparent is paper
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

/** What the QR code in a photograph says; null where it is no picture, or has no code that can be read. */
export const readPhotograph = async (file: Blob): Promise<string | null> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  try {
    for (const size of SIZES) {
      const pixels = pixelsOf(picture, size);
      try {
        if (pixels !== null) return decodeQR(pixels, { effort: Number.POSITIVE_INFINITY, timeLimit: TIME });
      } catch {
        // none is found at this size: the next may do
      }
    }
    return null;
  } finally {
    picture.close();
  }
};
