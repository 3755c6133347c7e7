import type { DocumentFont } from '@shortlist/schema';

/** What pdf.js tells of a font when asked for its extra properties. */
export type PdfFont = {
  name?: string;
  type?: string;
  subtype?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  missingFile?: boolean;
  vertical?: boolean;
  isType3Font?: boolean;
  ascent?: number;
  fontMatrix?: number[];
  cssFontInfo?: { fontWeight?: string | number; italicAngle?: string | number } | null;
};

/** A font as the reader uses it; `glyphs` and `unmapped` count what was shown with it. */
export type FontInUse = {
  id: string;
  name: string;
  family: string;
  type: string;
  bold: boolean;
  italic: boolean;
  embedded: boolean;
  vertical: boolean;
  type3: boolean;
  icons: boolean;
  ascent: number;
  unit: number;
  glyphs: number;
  unmapped: number;
};

/** Name, weight and slant of a font, from its own name where the file does not say. */
export function describeFont(id: string, font: PdfFont | undefined): FontInUse {
  const name = (font?.name ?? '').replace(/^[A-Z]{6}\+/, '');
  const weight = Number(font?.cssFontInfo?.fontWeight ?? 0);
  const unit = font?.fontMatrix?.[0];
  const ascent = font?.ascent;
  return {
    id,
    name: name || id,
    family: name.replace(/[-,].*$/, ''),
    type: font?.type ?? 'unknown',
    bold: Boolean(font?.bold || font?.black) || weight >= 600 || isBoldName(name),
    italic: Boolean(font?.italic) || /ital|obliq|slant|-it$|-sl\d*$|cmti|cmsl/i.test(name),
    embedded: !font?.missingFile,
    vertical: Boolean(font?.vertical),
    type3: Boolean(font?.isType3Font),
    icons: isIconFont(name),
    ascent: ascent && ascent > 0.4 && ascent < 1.3 ? ascent : 0.75,
    unit: unit && Number.isFinite(unit) && unit > 0 ? unit : 0.001,
    glyphs: 0,
    unmapped: 0,
  };
}

/** The fonts of a document for its checks: embedded or not, and whether most of their glyphs map to Unicode. */
export function listFonts(fonts: Iterable<FontInUse>): DocumentFont[] {
  const byName = new Map<string, DocumentFont & { glyphs: number; unmapped: number }>();
  for (const font of fonts) {
    const known = byName.get(font.name);
    const glyphs = font.glyphs + (known?.glyphs ?? 0);
    const unmapped = font.unmapped + (known?.unmapped ?? 0);
    byName.set(font.name, {
      name: font.name,
      embedded: font.embedded,
      type: font.type,
      unicode: unmapped * 2 <= glyphs,
      glyphs,
      unmapped,
    });
  }
  return [...byName.values()].map(({ name, embedded, type, unicode }) => ({ name, embedded, type, unicode }));
}

/** Its glyphs are pictures, whatever letters they are filed under: an envelope as "B", a pin as "z". */
function isIconFont(name: string): boolean {
  return /awesome|material-?(?:icons|symbols)|icomoon|ionicons|glyphicons|remixicon|bootstrap-?icons|academicons/i.test(
    name,
  );
}

function isBoldName(name: string): boolean {
  return /bold|black|heavy|extrabd|[-_, ]bd\b|semibd|demi|cmbx|sfbx|-bd(it)?$/i.test(name);
}
