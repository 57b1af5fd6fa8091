const utf8Of = (bytes: ArrayBuffer): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The answer for another encoding.
    return null;
  }
};

/** The text of a file in any encoding; what is not UTF-8 is read by a part that loads then. */
export const textOfFile = async (file: Pick<File, 'arrayBuffer'>): Promise<string> => {
  const bytes = await file.arrayBuffer();
  const text = utf8Of(bytes);
  if (text !== null && !text.includes('\0')) return text;
  const { decodeText } = await import('@/lib/rules/core/text/encoding');
  return decodeText(new Uint8Array(bytes)).text;
};
