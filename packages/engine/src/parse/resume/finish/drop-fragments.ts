import { degreeScore } from '../../../language/education/degree-words.ts';
import type { Draft, Fact, Piece } from '../fact.ts';

type Facts = Partial<Record<string, Draft>>;

/** Entries that say enough to be one, and the texts of those that do not. */
export function dropFragments(
  drafts: Draft[],
  isOne: (entry: Facts) => boolean,
): { kept: Draft[]; told: [Draft, Piece[]][] } {
  const kept = drafts.filter((draft) => isOne(draft as Facts));
  return { kept, told: drafts.filter((draft) => !kept.includes(draft)).map((draft) => [draft, piecesOf(draft)]) };
}

/** A degree is told by its own word, or by two of three: where, what, and when. A school alone looks the same in a remark. */
export function tellsDegree({ institution, studyType, area, startDate, endDate }: Facts): boolean {
  const named = [studyType, area].map((fact) => (fact as Fact | undefined)?.value ?? '').join(' ');
  return degreeScore(named) > 0 || [institution, studyType ?? area, startDate ?? endDate].filter(Boolean).length > 1;
}

/** A name of more words than names have, in small letters: what was done, and not by whom or as what. */
const isTold = (fact: Draft): boolean => {
  const words = ((fact as Fact | undefined)?.value ?? '').split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  return words.length > 8 && words.filter((word) => /^\p{Ll}/u.test(word)).length > 0.6 * words.length;
};

/** A job has a title or an employer that is a name. */
export function tellsJob({ name, organization, position }: Facts): boolean {
  const names = [name ?? organization, position].filter(Boolean);
  return names.length > 0 && !names.every(isTold);
}

/** The texts that an entry was read from, each once, in the order of the page. */
export function piecesOf(draft: Draft): Piece[] {
  const pieces = new Map<string, Piece>();
  const walk = (part: Draft): void => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (part !== undefined && typeof part === 'object') {
      if (part.fact === true)
        pieces.set(JSON.stringify(part.boxes), { text: (part as Fact).text, boxes: (part as Fact).boxes });
      else for (const each of Object.values(part)) walk(each as Draft);
    }
  };
  walk(draft);
  const place = ({ boxes: [box] }: Piece): number => (box ? box.page * 10_000 + box.y : 0);
  return [...pieces.values()].sort((a, b) => place(a) - place(b));
}
