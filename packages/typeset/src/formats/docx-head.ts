import { BorderStyle, HeadingLevel, type IParagraphOptions, Paragraph, ShadingType } from 'docx';
import type { Contact, Outline } from '../outline/outline.ts';
import type { WordDesign } from '../registry/word-design.ts';
import { type DocxPage, joinRuns, spanRun } from './docx-paragraphs.ts';
import { inlinePhotoRun, photoRun, photoWidth } from './docx-photo.ts';

/** Name, title and contacts, with the photo beside them (above them where they are centred) and the design's rule below. */
export function headParagraphs(outline: Outline, page: DocxPage, design: WordDesign, photo?: Uint8Array): Paragraph[] {
  const { centred } = design.name;
  const height = photoHeight(outline, design);
  const beside = photo && !centred ? photoRun(photo, outline.name.text, outline.direction, height) : undefined;
  const above = photo && centred ? inlinePhotoRun(photo, outline.name.text) : undefined;
  const name = [...(beside ? [beside] : []), ...(outline.name.text ? [spanRun(outline.name)] : [])];
  // Letters are half as wide as high on average, in a family that stands in for ours a little more.
  const letters = (page.textWidth / 20 - (beside && photo ? photoWidth(photo, height) : 0)) / (design.body * 0.53);
  const lines: IParagraphOptions[] = [
    ...(above ? [{ style: 'Contact', children: [above] }] : []),
    ...(name.length > 0 ? [{ heading: HeadingLevel.TITLE, children: name }] : []),
    ...(outline.label ? [{ style: 'Label', children: [spanRun(outline.label)] }] : []),
    ...packContacts(outline.contacts, letters).map((line) => ({ style: 'Contact', children: joinRuns(line, ' | ') })),
  ];
  // A word processor cuts a notch into the ground where a picture beside it ends.
  const { band } = design;
  if (band && !beside) return lines.map((line) => new Paragraph({ ...line, ...onBand(design, band) }));
  return lines.map(
    (line, index) => new Paragraph(index === lines.length - 1 ? { ...line, ...ruleBelow(design) } : line),
  );
}

/** In points: no higher than the lines beside it where a rule runs below them, which would stop at it else. */
function photoHeight(outline: Outline, { headRule, name, body }: WordDesign): number {
  const most = 81;
  if (!headRule) return most;
  const lines = (outline.label ? 1.3 : 0) + Math.min(2, outline.contacts.length);
  return Math.max(48, Math.min(most, (name.size + lines * body) * 1.15));
}

/** Contacts in lines of about so many letters, none of them cut. */
function packContacts(contacts: Contact[], letters: number): Contact[][] {
  const lines: Contact[][] = [];
  let used = 0;
  for (const contact of contacts) {
    const line = lines.at(-1);
    used += contact.text.length + 3;
    if (line && used <= letters) line.push(contact);
    else {
      lines.push([contact]);
      used = contact.text.length;
    }
  }
  return lines;
}

/** A ground of one colour: paragraphs with the same border all around stand in one box, and the border pads it. */
function onBand({ headRule }: WordDesign, fill: string): Pick<IParagraphOptions, 'border' | 'shading'> {
  const edge = { style: BorderStyle.SINGLE, size: 4, color: fill, space: 10 };
  const bottom = headRule ? { ...edge, size: headRule.size, color: headRule.color } : edge;
  return {
    shading: { type: ShadingType.CLEAR, color: 'auto', fill },
    border: { top: edge, bottom, left: edge, right: edge },
  };
}

function ruleBelow({ headRule }: WordDesign): Pick<IParagraphOptions, 'border'> {
  if (!headRule) return {};
  const style = headRule.style === 'double' ? BorderStyle.DOUBLE : BorderStyle.SINGLE;
  return { border: { bottom: { style, size: headRule.size, color: headRule.color, space: 6 } } };
}
