import type { Span } from '@shortlist/schema';
import type { PlacedSegment } from '../text/mark-sections.ts';
import type { Draft, MakeDraft } from './draft.ts';

const list =
  /[\s,]+(?:with|and|plus|including|incl\.?|&)\s+(?:(?:an?|the|your|both)\s+)?(?<items>[\p{L}/()-]+(?:\s[\p{L}()-]+)?(?:(?:\s?[,&+/]\s?|\s)(?:and\s|or\s)?[\p{L}/()-]+){0,4}?)\s+endorsements?/iu;

/** What is written into a licence besides its class ("with Hazmat and Tanker endorsements"): each a demand of its own, and where the licence's own words end. */
export function findEndorsements(text: string, from: number): { licenceEnd: number; items: Span[] } | undefined {
  const hit = list.exec(text.slice(from));
  const items = hit?.groups?.items;
  if (hit === null || items === undefined) return undefined;
  const start = from + hit.index + hit[0].indexOf(items);
  const found: Span[] = [];
  for (const part of items.matchAll(/[\p{L}()-]+(?:\s(?!and\s|or\s)[\p{L}()-]+)*/giu)) {
    const joint = /^(?:and|or)\s/iu.exec(part[0])?.[0].length ?? 0;
    const at = start + part.index + joint;
    if (part[0].length > joint) found.push({ start: at, end: start + part.index + part[0].length });
  }
  const last = found.at(-1);
  if (last !== undefined) last.end = from + hit.index + hit[0].length;
  return { licenceEnd: from + hit.index, items: found };
}

/** "Hazmat" of "Hazmat and Tanker endorsements". */
export function draftEndorsement(segment: PlacedSegment, place: Span, draft: MakeDraft): Draft {
  const start = segment.start + place.start;
  const end = segment.start + place.end;
  const text = segment.text.slice(place.start, place.end);
  return draft(start, end, 'certificate', {
    skills: [
      { start, end, name: /endorsements?$/iu.test(text) ? text : `${text} endorsement`, kind: 'certificate', text },
    ],
  });
}
