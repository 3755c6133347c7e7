import { foldText } from '../../language/text/fold-text.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { factAt, type Proposal, type TailorScene } from './proposal.ts';

/** Words that mean the same in a job's lines and take the same grammar; each may stand in for the others. Singular, plural. */
const groups: [string, string][][] = [
  [
    ['customer', 'customers'],
    ['client', 'clients'],
  ],
  [
    ['supplier', 'suppliers'],
    ['vendor', 'vendors'],
  ],
  [
    ['colleague', 'colleagues'],
    ['coworker', 'coworkers'],
  ],
  [
    ['pupil', 'pupils'],
    ['student', 'students'],
  ],
  [
    ['rota', 'rotas'],
    ['roster', 'rosters'],
  ],
  [
    ['stock', ''],
    ['inventory', ''],
  ],
  [
    ['procurement', ''],
    ['purchasing', ''],
  ],
];
/** "Stock" and "purchasing" have other senses: they are goods only before such words. */
const goods = /^ (?:accuracy|control|counts?|takes?|levels?|records?|management|checks?|rotation|value)\b/i;

/**
 * The posting's everyday word for the same thing ("customers" where it says customers and the person "clients"), when the resume never
 * uses that word and few lines would change. Names and set terms stay as they are. English.
 */
export function proposePlainWords(scene: TailorScene): Proposal[] {
  if (!scene.language.startsWith('en')) return [];
  const posting = foldText(
    [...scene.posting.requirements, ...scene.posting.responsibilities].map(({ text }) => text).join('\n'),
  );
  const documents = scene.facts.filter(({ source }) => source !== 'answer');
  const whole = foldText(documents.map(({ text }) => text).join('\n'));
  return groups.flatMap((group) => {
    const wanted = group.find((forms) => hasAny(posting, forms));
    const own = group.find((forms) => forms !== wanted && hasAny(whole, forms));
    if (wanted === undefined || own === undefined || hasAny(whole, wanted) || hasAny(posting, own)) return [];
    const lines = documents.filter(({ pointer }) => /^\/work\/\d+\/highlights\/\d+$/.test(pointer));
    const changed = lines.flatMap((fact) => {
      const after = exchange(fact.text, own, wanted);
      return after === fact.text || !keepsSkills(fact.text, after) ? [] : [{ fact, after }];
    });
    return changed.length > 4
      ? []
      : changed.map(({ fact, after }) => proposalFor(scene, fact.pointer, after, own, wanted));
  });
}

function proposalFor(
  scene: TailorScene,
  path: string,
  after: string,
  own: [string, string],
  wanted: [string, string],
): Proposal {
  const fact = factAt(scene, path);
  const name = ([one, many]: [string, string]) => many || one;
  return {
    op: 'replace',
    path,
    before: fact?.text,
    after,
    reason: 'exact-phrase',
    explanation: `Says “${name(wanted)}” as the posting does; you wrote “${name(own)}”, which is the same here.`,
    evidence: fact === undefined ? [] : [fact],
    requirements: [],
  };
}

function hasAny(text: string, forms: readonly string[]): boolean {
  return forms.some((form) => form !== '' && new RegExp(`(?<![\\p{L}-])${form}(?![\\p{L}-])`, 'u').test(text));
}

/** Small words only, so that names keep theirs; the first word of a line may be large. */
function exchange(line: string, own: [string, string], wanted: [string, string]): string {
  return own.reduce((text, form, i) => {
    const put = wanted[i] ?? '';
    if (form === '' || put === '') return text;
    return text.replace(new RegExp(`(?<![\\p{L}-])${form}(?![\\p{L}'’-])`, 'gu'), (word, at: number) =>
      own[1] === '' && !goods.test(text.slice(at + word.length)) ? word : put,
    );
  }, line);
}

/** No skill that the line shows may be lost by the exchange, and no other enter. */
function keepsSkills(before: string, after: string): boolean {
  const ids = (text: string) =>
    skillsIn(text)
      .map(({ id }) => id)
      .sort()
      .join();
  return ids(before) === ids(after);
}
