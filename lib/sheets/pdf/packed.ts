import { deflateSync } from 'node:zlib';

const HEAD_END = '\nxref\n';
const NEWLINE = 10;

type Entry = { readonly id: number; readonly bytes: Buffer };

/** The objects of a file that PDFKit has written, by its own table: each from its offset to the next. */
const objectsIn = (file: Buffer) => {
  const at = file.lastIndexOf(HEAD_END, undefined, 'latin1');
  if (at === -1) throw new RangeError('A PDF without a table of its objects');
  const table = file.toString('latin1', at + HEAD_END.length);
  const [count = '', ...rows] = table.slice(0, table.indexOf('trailer')).split('\n');
  const size = Number(count.split(' ')[1]);
  const offsets = rows
    .slice(0, size)
    .map((row, id) => ({ id, offset: Number(row.slice(0, 10)), used: row.includes(' n') }))
    .filter(({ used }) => used)
    .toSorted((a, b) => a.offset - b.offset);
  return {
    start: offsets[0]?.offset ?? 0,
    objects: offsets.map(({ id, offset }, index) => ({
      id,
      bytes: file.subarray(offset, offsets[index + 1]?.offset ?? at + 1),
    })),
    trailer: table.slice(table.indexOf('<<') + 2, table.lastIndexOf('>>')),
  };
};

/** What an object holds, without its number and its end. */
const bodyOf = ({ bytes }: Entry): string =>
  bytes
    .toString('latin1', bytes.indexOf(NEWLINE) + 1, bytes.lastIndexOf('endobj', undefined, 'latin1'))
    .trim();

const hasStream = ({ bytes }: Entry): boolean => bytes.includes('\nendstream', 0, 'latin1');

const streamObject = (id: number, dictionary: string, content: Buffer): Buffer => {
  const data = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`${id} 0 obj\n<<${dictionary}/Length ${data.length}/Filter/FlateDecode>>stream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);
};

/** Many small objects as one stream: first where each begins, then all of them. */
const packedObjects = (id: number, objects: readonly Entry[]): Buffer => {
  const bodies = objects.map(bodyOf);
  let at = 0;
  const index = objects.map((object, place) => {
    const row = `${object.id} ${at}`;
    at += (bodies[place]?.length ?? 0) + 1;
    return row;
  });
  const head = `${index.join(' ')}\n`;
  return streamObject(
    id,
    `/Type/ObjStm/N ${objects.length}/First ${head.length}`,
    Buffer.from(head + bodies.join('\n'), 'latin1'),
  );
};

/** A row of the table: in a file of its own right at an offset, or in the packed ones at a place. */
const row = (kind: 1 | 2, place: number, index: number): Buffer => {
  const bytes = Buffer.alloc(7);
  bytes.writeUInt8(kind, 0);
  bytes.writeUInt32BE(place, 1);
  bytes.writeUInt16BE(index, 5);
  return bytes;
};

/**
 * The same file with its small objects in one compressed stream, as PDF 1.5 and later have it: what is tagged has
 * hundreds of them, which are half of a roster.
 * @param plain a file as PDFKit writes it, which is not encrypted
 * @throws RangeError if it has no table of its objects
 */
export const packedPdf = (plain: Uint8Array): Uint8Array<ArrayBuffer> => {
  const file = Buffer.from(plain.buffer, plain.byteOffset, plain.byteLength);
  const { objects, trailer, start } = objectsIn(file);
  const [whole, small] = [objects.filter(hasStream), objects.filter((object) => !hasStream(object))];
  const packId = Math.max(0, ...objects.map(({ id }) => id)) + 1;
  // the first line says what it is, the second that it is not a text
  const head = file.subarray(0, start);
  const parts: Buffer[] = [head];
  let offset = head.length;
  const rows = new Map<number, Buffer>();
  const add = (id: number, bytes: Buffer): void => {
    rows.set(id, row(1, offset, 0));
    parts.push(bytes);
    offset += bytes.length;
  };
  for (const { id, bytes } of whole) add(id, bytes);
  for (const [index, { id }] of small.entries()) rows.set(id, row(2, packId, index));
  add(packId, packedObjects(packId, small));
  const tableId = packId + 1;
  rows.set(tableId, row(1, offset, 0));
  const table = Array.from({ length: tableId + 1 }, (_, id) => rows.get(id) ?? Buffer.alloc(7));
  const facts = trailer.replace(/\/Size \d+/, `/Size ${tableId + 1}`);
  const last = streamObject(tableId, `/Type/XRef/W[1 4 2]${facts}`, Buffer.concat(table));
  return new Uint8Array(
    Buffer.concat([...parts, last, Buffer.from(`startxref\n${offset}\n%%EOF\n`, 'latin1')]),
  );
};
