import type { Line } from '../../layout/types.ts';
import { joinTexts } from '../entries/read-body.ts';
import { boxOf, type Draft, type Piece, toFact } from '../fact.ts';

/** A name of few words, a dash or a colon, and what the project is. */
const lead = /^(\p{Lu}[^–—:.;]{1,44}?)(?:\s+[–—-]\s+|:\s+)(?=\S)/u;

/** Projects of which each is a name and a sentence behind a dash, line by line, with no dates or points to tell them apart; undefined for any others. */
export function listProjects(lines: Line[]): Draft[] | undefined {
  const plain = lines.every((line) => line.rail.length === 0 && line.cells.length === 1 && line.bullet === undefined);
  const heads = lines.filter((line) => startsProject(line));
  if (!plain || heads.length < 2 || heads[0] !== lines[0] || heads.length < 0.5 * lines.length) return undefined;
  const drafts: { name: Draft; described: Piece }[] = [];
  for (const line of lines) {
    const [cell] = line.cells;
    const [whole = '', name = ''] = heads.includes(line) ? (lead.exec(line.text) ?? []) : [];
    const last = drafts.at(-1)?.described;
    if (!cell) continue;
    if (name !== '')
      drafts.push({
        name: toFact({ text: name, boxes: [boxOf(cell, 0, name.length)] }, 0.8),
        described: { text: line.text.slice(whole.length), boxes: [boxOf(cell, whole.length)] },
      });
    else if (last) {
      last.text = joinTexts(last.text, line.text);
      last.boxes.push(boxOf(cell));
    }
  }
  return drafts.map(({ name, described }) => ({ name, description: toFact(described, 0.7) }));
}

function startsProject({ text }: Line): boolean {
  const name = lead.exec(text)?.[1];
  return name !== undefined && name.split(/\s+/).length <= 6 && !/\d{4}/.test(text);
}
