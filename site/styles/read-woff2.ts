import { brotliDecompressSync } from 'node:zlib';

/** Metrics of a font, in em. */
export interface FontMetrics {
  readonly ascent: number;
  /** Distance below the baseline, positive. */
  readonly descent: number;
  readonly lineGap: number;
  /** Advance width of a character at the default weight; null when the font lacks it. */
  advance(character: string): number | null;
}

/** Numbers of the tables in the WOFF2 directory (W3C WOFF 2.0, 4.1). */
const TAGS: Readonly<Record<number, string>> = { 0: 'cmap', 1: 'head', 2: 'hhea', 3: 'hmtx' };
const GLYF_LOCA = [10, 11];
const NAMED_TAG = 63;

/** Reads the metrics of a WOFF2 file, without its variations. */
export function readWoff2(file: Buffer): FontMetrics {
  const tables = readTables(file);
  const [head, hhea, hmtx, cmap] = ['head', 'hhea', 'hmtx', 'cmap'].map((tag) => {
    const table = tables.get(tag);
    if (!table) throw new Error(`the font has no ${tag} table`);
    return table;
  }) as [Table, Table, Table, Table];
  const em = head.bytes.readUInt16BE(18);
  const count = hhea.bytes.readUInt16BE(34);
  const glyphOf = readCharacters(cmap.bytes);
  return {
    ascent: hhea.bytes.readInt16BE(4) / em,
    descent: -hhea.bytes.readInt16BE(6) / em,
    lineGap: hhea.bytes.readInt16BE(8) / em,
    advance(character) {
      const glyph = glyphOf(character.codePointAt(0) ?? 0);
      if (glyph === 0) return null;
      const index = Math.min(glyph, count - 1);
      return hmtx.bytes.readUInt16BE(hmtx.transformed ? 1 + 2 * index : 4 * index) / em;
    },
  };
}

interface Table {
  readonly bytes: Buffer;
  readonly transformed: boolean;
}

function readTables(file: Buffer): Map<string, Table> {
  const entries: { tag: string; length: number; transformed: boolean }[] = [];
  let at = 48;
  const number = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; ) {
      byte = file.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file.readUInt8(at++);
    const index = flags & 0x3f;
    if (index === NAMED_TAG) at += 4;
    const length = number();
    const transformed = GLYF_LOCA.includes(index) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    entries.push({ tag: TAGS[index] ?? '', length: transformed ? number() : length, transformed });
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let start = 0;
  return new Map(
    entries.map(({ tag, length, transformed }) => {
      start += length;
      return [tag, { bytes: data.subarray(start - length, start), transformed }];
    }),
  );
}

/** Character → glyph, from the format 4 subtable; 0 for none. */
function readCharacters(cmap: Buffer): (code: number) => number {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + 8 * i));
  const start = starts.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('the font has no format 4 character map');
  const size = cmap.readUInt16BE(start + 6);
  const at = (column: number, segment: number) =>
    start + 14 + column * size + (column > 0 ? 2 : 0) + 2 * segment;
  return (code) => {
    for (let segment = 0; segment < size / 2; segment++) {
      if (code > cmap.readUInt16BE(at(0, segment))) continue;
      const first = cmap.readUInt16BE(at(1, segment));
      if (code < first) return 0;
      const delta = cmap.readUInt16BE(at(2, segment));
      const range = cmap.readUInt16BE(at(3, segment));
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = cmap.readUInt16BE(at(3, segment) + range + 2 * (code - first));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
