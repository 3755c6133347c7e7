import { stopWords } from '../../language/text/stop-words.ts';
import { listHiddenItems } from '../list-hidden-items.ts';
import type { Hit, Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';

/** A skill named oftener than this, and for more than this share of all words, is there for the count. */
const most = { times: 12, share: 0.03 };

/** Checks on text that is meant for machines only. */
export const keywordRules: Rule[] = [
  { code: 'hidden-text', severity: 'major', find: findHidden },
  { code: 'repeated-keywords', severity: 'major', find: findRepeated },
];

function findHidden({ document }: Subject): Hit[] {
  return document.pages.flatMap((page) => {
    const hidden = listHiddenItems(page);
    const text = hidden.map((item) => item.text.trim()).join(' ');
    return text === '' ? [] : [{ evidence: text, boxes: hidden.slice(0, 20).map((item) => item.box) }];
  });
}

function findRepeated(subject: Subject): Hit[] {
  return [...findStutter(subject), ...findStuffing(subject)];
}

/** The same word three times running; cells of a table or columns beside one another are no run. */
function findStutter({ lines }: Subject): Hit[] {
  return lines.flatMap(({ text, box }) => {
    const run = text.split('   ').find(hasStutter);
    return run ? [{ evidence: run, boxes: [box] }] : [];
  });
}

function hasStutter(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return words.some((word, at) => /\p{L}{2}/u.test(word) && word === words[at + 1] && word === words[at + 2]);
}

/** Words that every text is full of: no skill, even where a list was read so. */
const functionWords = new Set(Object.values(stopWords).flat());

function findStuffing({ resume, lines }: Subject): Hit[] {
  const text = ` ${fold(lines.map((line) => line.text).join(' '))} `;
  const total = text.split(' ').length;
  const names = new Set(
    (resume.skills ?? []).flatMap((skill) => [skill.name, ...(skill.keywords ?? [])]).map((name) => fold(name ?? '')),
  );
  return [...names].flatMap((name) => {
    const times = name.length < 2 || functionWords.has(name) ? 0 : text.split(` ${name} `).length - 1;
    return times > most.times && times > total * most.share
      ? [{ pointer: '/skills', evidence: `${name}: ${times} times` }]
      : [];
  });
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}
