import { strToU8, zipSync } from 'fflate';

const word =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"';

/** Parts of a Word file as XML without their root elements. `parts` are further parts by path, whole. */
export type DocxParts = {
  body: string;
  styles?: string;
  numbering?: string;
  relations?: string;
  parts?: Record<string, string>;
};

/** A Word file from its parts. */
export function makeDocx({ body, styles = '', numbering = '', relations = '', parts = {} }: DocxParts): Uint8Array {
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${word}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${word}>${styles}</w:styles>`,
    'word/numbering.xml': `<w:numbering ${word}>${numbering}</w:numbering>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations}</Relationships>`,
    ...Object.fromEntries(
      Object.entries(parts).map(([path, xml]) => [
        path,
        xml.replace('<w:hdr>', `<w:hdr ${word}>`).replace('<w:ftr>', `<w:ftr ${word}>`),
      ]),
    ),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
}

/** A paragraph of one run; `form` and `look` are the insides of `pPr` and `rPr`. */
export function paragraph(text: string, form = '', look = ''): string {
  return `<w:p><w:pPr>${form}</w:pPr>${run(text, look)}</w:p>`;
}

/** A run of text. */
export function run(text: string, look = ''): string {
  return `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}
