import { pageLabels } from '../../../language/headings/page-labels.ts';
import { organisationScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { PlainStyle } from '../../layout/plain-style.ts';
import type { Line } from '../../layout/types.ts';
import type { HeadPiece } from '../entries/entry.ts';
import { findEntries } from '../entries/find-entries.ts';
import { readBody } from '../entries/read-body.ts';
import { splitHead } from '../entries/split-head.ts';
import { wholeAddress } from '../entries/web-address.ts';
import { boxOf, type Draft, type Piece, toFact } from '../fact.ts';
import { splitList } from '../skills/parse-skills.ts';
import { draftDates } from '../work/parse-work.ts';
import { listProjects } from './listed-projects.ts';

const keywordLabel = new RegExp(
  String.raw`^(?:key ?words|schlagworte|mots[- ]cl[eé]s|palavras[- ]chave|${pageLabels('keywords')})\s*:\s*`,
  'iu',
);

/** Projects: name, for whom and as what, dates, description, points, keywords. */
export function parseProjects(all: Line[], plain: PlainStyle): Draft[] {
  const { kept, lists } = takeKeywords(all);
  const listed = lists.length === 0 ? listProjects(kept) : undefined;
  if (listed) return listed;
  return findEntries(kept, plain).map((entry): Draft => {
    const { parts, url } = splitHead(entry.head);
    const { paragraphs, points } = readBody(entry.body);
    const [name, ...rest] = parts;
    const named = rest.filter((part) => part.row > (name?.row ?? 0) && rest.length > 1);
    const lone =
      rest.length === 1 && entry.body.length > 0
        ? rest.filter((part) => part.row > (name?.row ?? 0) && isPlainRole(part))
        : [];
    const roles = [...named.filter(isRole), ...lone];
    const entity = named.find((part) => !roles.includes(part) && organisationScore(part.text) >= 0.6);
    const described: Piece[] = [...rest.filter((part) => !roles.includes(part) && part !== entity), ...paragraphs];
    const below = lists.filter(({ above }) =>
      entry.lines.some((line) => line.page === above.page && line.base === above.base),
    );
    return {
      name: name && toFact(name, 0.8),
      ...draftDates(entry.dates, 'endDate'),
      entity: entity && toFact(entity, 0.7),
      roles: roles.map((role) => toFact(role, 0.7)),
      url: url && toFact(url, 0.8, wholeAddress(entry.lines, url.text)),
      description:
        described.length > 0
          ? toFact({ text: described.map((p) => p.text).join(' '), boxes: described.flatMap((p) => p.boxes) }, 0.7)
          : undefined,
      highlights: points.map((point) => toFact(point, 0.8)),
      keywords: below.flatMap(({ words }) => words.map((word) => toFact(word, 0.85))),
    };
  });
}

function isRole(part: HeadPiece): boolean {
  return titleScore(part.text) >= 0.5 && organisationScore(part.text) < 0.6;
}

/** "Project Lead" and nothing else, between a project's name and its description. */
function isPlainRole(part: HeadPiece): boolean {
  const words = part.text.split(/\s+/);
  return words.length <= 4 && words.every((word) => /^\p{Lu}/u.test(word)) && titleScore(words.at(-1) ?? '') >= 0.5;
}

type KeywordList = { above: Line; words: Piece[] };

/** Lines that list a project's keywords, apart from the others: each with the line that it follows. */
function takeKeywords(lines: Line[]): { kept: Line[]; lists: KeywordList[] } {
  const kept: Line[] = [];
  const lists: KeywordList[] = [];
  let open: Line | undefined;
  for (const line of lines) {
    const above = kept.at(-1);
    const label = keywordLabel.exec(line.text)?.[0];
    // The list goes on below as long as its lines are full and what follows is set like it.
    const goesOn =
      open !== undefined && !line.bold && line.cells.length === 1 && line.bullet === undefined && /,$/.test(open.text);
    if (!above || (label === undefined && !goesOn)) {
      kept.push(line);
      open = undefined;
      continue;
    }
    const boxes = line.cells.map((cell) => boxOf(cell));
    const words = splitList(line.text.slice(label?.length ?? 0)).map((text) => ({ text, boxes }));
    lists.push({ above, words });
    open = line;
  }
  return { kept, lists };
}
