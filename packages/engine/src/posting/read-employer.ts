import { findListedSkills } from '../lexicon/find-skills.ts';
import type { PlacedSegment } from './mark-sections.ts';
import { readLabelled } from './read-facts.ts';

const generic =
  /^(us|the|this|our|you|we|role|job|company|client|position|team|it|a|an|what|who|please|candidates?|opportunity)\b/i;

/** The employer's name: labelled, in a heading "About X", or the subject of "X is a …", "X is looking for …", "join X". */
export function readEmployer(text: string, segments: PlacedSegment[]): string | undefined {
  const labelled = readLabelled(text, 'employer')?.text;
  if (labelled !== undefined) return labelled;
  const counts = new Map<string, number>();
  const add = (name: string | undefined, weight: number): void => {
    const clean = name?.trim().replace(/[,.]$/, '');
    if (clean !== undefined && clean.length > 1 && clean.length < 50 && !generic.test(clean) && !isSkill(clean))
      counts.set(clean, (counts.get(clean) ?? 0) + weight);
  };
  for (const { text: whole, heading } of segments) {
    const line = whole.slice(0, 160);
    if (heading)
      add(/^(?:about|über|à propos de|sobre|life at|join)\s+(\p{Lu}[\p{L}\p{N}&.' -]{1,40})$/u.exec(line)?.[1], 3);
    add(
      /^(?:At\s+)?(\p{Lu}[\p{L}\p{N}&.'-]*(?:\s\p{Lu}[\p{L}\p{N}&.'-]*){0,3}),?\s(?:is|are|has been|was|sucht|ist|recherche|est|busca|es|cerca|zoekt)\s(?:an?|the|one|looking|seeking|hiring|currently|committed|ein|eine|un|une|una)\b/u.exec(
        line,
      )?.[1],
      2,
    );
    add(
      /\b(?:join|at|bei|chez)\s(\p{Lu}[\p{L}\p{N}&'-]*(?:\s\p{Lu}[\p{L}\p{N}&'-]*){0,2}?)(?=\s(?:team|we|as|is|in|and)\b|[,.!]|\s*$)/u.exec(
        line,
      )?.[1],
      1,
    );
  }
  add(nameUnderTitle(text, segments), 2);
  const best = [...counts].sort((a, b) => b[1] - a[1])[0];
  return best !== undefined && best[1] >= 2 ? best[0] : undefined;
}

/** "Kubernetes is a plus" names no employer. */
function isSkill(name: string): boolean {
  return findListedSkills(name).some((skill) => skill.end - skill.start === name.length);
}

const noName =
  /\b(?:full[- ]time|part[- ]time|permanent|contract|temporary|internship|remote|hybrid|onsite|on-site|salary|location|department|reports? to|posted|apply|hours|shift|vollzeit|teilzeit|cdi|cdd|temps plein|jornada|job|position|role|description|summary|overview|requirements?|responsibilities|duties|about|benefits|type|date|level)\b|[:;!?|$€£]|\d/i;

/** The line under the title when it is a name ("Mercy Hospital, Boston"): several capitalised words, or one that the text comes back to. */
function nameUnderTitle(text: string, segments: PlacedSegment[]): string | undefined {
  const line = segments[1];
  if (line === undefined || line.bullet || line.start > 200 || line.text.length > 70) return undefined;
  const [name = '', ...place] = line.text.split(',').map((part) => part.trim());
  if (place.length > 2 || noName.test(line.text) || /[.]$/.test(line.text) || !/^\p{Lu}/u.test(name)) return undefined;
  const words = name.split(/\s+/);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (
    words.length > 6 ||
    words.some((word) => !/^\p{Lu}|^(?:of|the|and|for|de|la|le|du|des|del|von|der|am|an|&|y|et|und)$/u.test(word))
  )
    return undefined;
  const again = text.split(name).length - 1 > 1;
  if (capitals < 2 && (!again || place.length > 0)) return undefined;
  return place.some((part) => /^[A-Z]{2}$/.test(part)) && place.length === 1 && !again && words.length < 2
    ? undefined
    : name;
}
