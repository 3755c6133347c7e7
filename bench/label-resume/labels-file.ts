import { type RoleName, roleNames, type Segment } from '@shortlist/engine/training';

/** What a person says of a part of a line. `begins` starts an entry; for a bullet it starts the next point. `aside` marks the heading of work without pay. */
export type Label = { role: RoleName; begins: boolean; aside: boolean };

const codes: Record<string, RoleName> = {
  N: 'name',
  H: 'headline',
  C: 'contact',
  h: 'heading',
  v: 'heading',
  E: 'employer',
  T: 'title',
  P: 'place',
  D: 'dates',
  b: 'bullet',
  p: 'prose',
  S: 'school',
  G: 'degree',
  F: 'field',
  d: 'detail',
  s: 'skill',
  sl: 'skill-label',
  L: 'language',
  c: 'certificate',
  A: 'award',
  J: 'project',
  U: 'publication',
  R: 'reference',
  I: 'interest',
  k: 'link',
  l: 'label',
  o: 'other',
};

/**
 * Reads a labels file: `0 N 1 H 2 C 7 h 8 T! 9 E`, each number the first part of a run that has the role named after it, by its name or its code
 * (`v`: a heading of work without pay). Text from `#` to the end of a line is a note. Throws where a part has no role or an unknown one.
 */
export function readLabels(text: string, count: number): Label[] {
  const words = text.replace(/#.*$/gm, '').split(/\s+/).filter(Boolean);
  const labels: Label[] = [];
  for (let i = 0; i < words.length; i += 2) {
    const [from, word = ''] = [Number(words[i]), words[i + 1]];
    const [name, begins] = [word.replace('!', ''), word.endsWith('!')];
    const role = codes[name] ?? roleNames.find((own) => own === name);
    if (role === undefined) throw new Error(`No role ${JSON.stringify(word)} at part ${words[i]}. Use one of ${list}.`);
    if (!Number.isInteger(from) || from < labels.length - (i > 0 ? 0 : 1) || from >= count)
      throw new Error(`Part ${words[i]} is out of order, or the document ends at ${count - 1}.`);
    const last = labels.at(-1);
    if (from > 0 && last === undefined) throw new Error('Begin with part 0.');
    while (last && labels.length < from) labels.push({ ...last, begins: false });
    labels.push({ role, begins, aside: name === 'v' });
  }
  const last = labels.at(-1);
  while (last && labels.length < count) labels.push({ ...last, begins: false });
  return labels;
}

const list = Object.entries(codes)
  .map(([code, role]) => `${code} ${role}`)
  .join(', ');

/** The parts of a document, one line of it a line: `page| number text · number text`. A point begins with `*`. */
export function printParts(segments: Segment[]): string {
  const rows = Map.groupBy(segments.entries(), ([, { row }]) => row);
  return [...rows.values()]
    .map((parts) => {
      const first = parts[0]?.[1];
      const mark = first?.line.bullet === undefined ? '' : '* ';
      return `${first?.cell.page}| ${mark}${parts.map(([i, { text }]) => `${i} ${text}`).join(' · ')}`;
    })
    .join('\n');
}
