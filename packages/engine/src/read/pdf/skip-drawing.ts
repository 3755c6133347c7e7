import { brotliDecompressSync, inflateSync } from 'node:zlib';
import { ReadError } from '../read-error.ts';
import type { FontProperties, PdfCore } from './core-types.ts';

const nothing = new Uint8Array(0);
/** Bytes that one stream may unpack to: a page's text is well under a megabyte, what goes past this is a bomb. */
const mostUnpacked = 64 * 1024 * 1024;

/** Teaches pdf.js's core to read only: nobody draws the pages, so pictures, patterns and glyph outlines need not be made. */
export function skipDrawing(core: PdfCore): void {
  const { OPS } = core;
  Object.assign(core.PartialEvaluator, { buildFontPaths: () => undefined });
  Object.assign(core.PartialEvaluator.prototype, {
    buildPaintImageXObject: async ({ image, operatorList }) => {
      const { dict } = image;
      if (dict.get('W', 'Width') && dict.get('H', 'Height')) operatorList.addOp(OPS.paintImageXObject, []);
    },
    handleColorN: async (operatorList, fn) => operatorList.addOp(fn, []),
    parseShading: () => 'gradient',
    hasBlendModes: () => false,
  } satisfies typeof core.PartialEvaluator.prototype);
  core.TranslatedFont.prototype.loadType3Data = async () => undefined;
  core.DecodeStream.prototype.asyncGetBytesFromDecompressionStream = unpack;
  keepFontsAsTheyAre(core);
}

/** Fonts are rewritten for browsers only; what text needs of them, their encoding and widths, is read before or without that. */
function keepFontsAsTheyAre({
  Font,
  CFFCompiler,
  CFFParser,
  Type1Font,
  Type1Parser,
  adjustType1ToUnicode,
}: PdfCore): void {
  const { checkAndRepair } = Font.prototype;
  Object.assign(Font.prototype, {
    checkAndRepair(name: string, file: unknown, properties: FontProperties) {
      // The names in the file say what the letters are where the PDF itself does not.
      if (properties.hasIncludedToUnicodeMap || properties.hasEncoding) return nothing;
      return checkAndRepair.call(this, name, file, properties);
    },
    convert(_name: string, _font: unknown, properties: FontProperties) {
      if (properties.builtInEncoding) adjustType1ToUnicode(properties, properties.builtInEncoding);
      return nothing;
    },
    exportData() {
      return this;
    },
  });
  CFFParser.prototype.parseCharStrings = ({ charStrings }) => ({ charStrings, seacs: new Map(), widths: [] });
  CFFCompiler.prototype.compile = () => nothing;
  Type1Font.prototype.wrap = () => nothing;
  const { extractFontProgram } = Type1Parser.prototype;
  Type1Parser.prototype.extractFontProgram = function (properties) {
    return hasAllWidths(properties)
      ? { subrs: [], charstrings: [], properties: {} }
      : extractFontProgram.call(this, properties);
  };
}

/** Widths that the PDF does not tell are taken from the font's program. */
function hasAllWidths({ widths = {}, firstChar = 0, lastChar = 255 }: FontProperties): boolean {
  for (let code = firstChar; code <= lastChar; code++) if (widths[code] === undefined) return false;
  return true;
}

/** The browser's unpacking is a chain of streams over other threads; zlib in place takes a tenth of the time. */
async function unpack(
  this: PdfCore['DecodeStream']['prototype'],
  name: string,
): Promise<{ decompressed: Uint8Array | null; compressed: Uint8Array }> {
  const { stream } = this;
  stream.reset();
  const compressed = (stream.isAsync && (await stream.asyncGetBytes())) || stream.getBytes();
  const inflate = name === 'brotli' ? brotliDecompressSync : inflateSync;
  try {
    const bytes = inflate(compressed, { maxOutputLength: mostUnpacked });
    return { decompressed: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), compressed };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new ReadError('too-much-text');
    // Damaged: pdf.js's own decoder keeps what comes before the damage.
    return { decompressed: null, compressed };
  }
}
