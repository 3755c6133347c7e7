import type { Element } from '@xmldom/xmldom';
import type { FlowPicture } from '../flow/flow.ts';
import { attribute, child, descendants } from './xml.ts';

/** English Metric Units in a point. */
const emuPerPoint = 12_700;

/** The contents of the text boxes of a drawing. Of two drawings of one thing (for new and for old readers) the first counts. */
export function findTextBoxes(drawing: Element): Element[] {
  return descendants(chosen(drawing), 'txbxContent');
}

/** The pictures of a drawing with their sizes in points; shapes without a picture are none. */
export function readPictures(drawing: Element): FlowPicture[] {
  const source = chosen(drawing);
  if (descendants(source, 'blip').length === 0) return [];
  const extent = descendants(source, 'extent')[0];
  const width = Number(attribute(extent, 'cx')) / emuPerPoint;
  const height = Number(attribute(extent, 'cy')) / emuPerPoint;
  return width > 0 && height > 0 ? [{ kind: 'picture', width, height: Math.min(height, 700) }] : [];
}

function chosen(drawing: Element): Element {
  if (drawing.localName !== 'AlternateContent') return drawing;
  return child(drawing, 'Choice') ?? child(drawing, 'Fallback') ?? drawing;
}
