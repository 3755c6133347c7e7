import type { Fact } from '@shortlist/schema';
import { sayTasks, listTasks as tasksOf } from './list-tasks.ts';
import { isJoined, sayGerman, withOwnArticle } from './say-german.ts';
import { sayRomance } from './say-romance.ts';
import { sayPlain, tellPlain } from './tell-plain.ts';

/** A bullet with the facts that it rests on. */
type Bullet = { line: string; current: boolean; facts: Fact[] };
type Told = { sentence: string; facts: Fact[] }[];

/** Whether a line of the resume can be told as a sentence in the language. */
export function canTell(line: string, language: string, current: boolean): boolean {
  return canSay(line, language, current) || tasksOf(line, language) !== undefined;
}

function canSay(line: string, language: string, current: boolean): boolean {
  if (isPlain(language)) return sayPlain(line, language) !== undefined;
  return language === 'de' ? sayGerman(line) !== undefined : sayRomance(line, language, { current }) !== undefined;
}

/** What the person did in one job, as sentences that follow the naming of the job, or the `told` first deeds of it. All languages of letters but English. */
export function tellDeeds(proofs: readonly Bullet[], language: string, told = 0): Told {
  const sayable = proofs.filter(({ line, current }) => canSay(line, language, current));
  const listed = proofs.filter((proof) => !sayable.includes(proof) && tasksOf(proof.line, language) !== undefined);
  const said = sayable.length === 0 ? [] : tellSayable(sayable, language, told);
  if (listed.length === 0) return said;
  const tasks = listed.flatMap(({ line }) => tasksOf(line, language) ?? []).slice(0, 6);
  const sentence = sayTasks(tasks, language, { current: listed[0]?.current === true, also: said.length + told > 0 });
  return [...said, { sentence, facts: listed.flatMap(({ facts }) => facts) }];
}

function tellSayable(proofs: readonly Bullet[], language: string, told: number): Told {
  if (isPlain(language)) return tellPlain(proofs, language, told);
  return language === 'de' ? tellGerman(proofs, told) : tellRomance(proofs, language, told);
}

/** Languages whose lines are told as they stand. */
const isPlain = (language: string): boolean => /^(?:pt|it|nl)/.test(language);

function tellGerman(proofs: readonly Bullet[], told: number): Told {
  const goesOn = told > 0;
  const read = proofs.flatMap((proof) => {
    const said = sayGerman(proof.line);
    return said === undefined ? [] : [{ proof, ...said }];
  });
  const tasks = read.filter(({ kind }) => kind === 'task');
  const others = read.filter(({ kind }) => kind !== 'task');
  const sentences: Told = [];
  // A task with a comma or a joint of its own would tear the list apart: it stands alone.
  const plain = tasks.filter(({ text }) => !/,| sowie /.test(text));
  const long = tasks.filter((task) => !plain.includes(task));
  const first = plain.length > 0 ? plain : long.slice(0, 1);
  if (first.length > 0) {
    const many = first.length > 1 || first.some(({ text }) => isJoined(text));
    const isNow = first[0]?.proof.current === true;
    const verb = isNow ? (many ? 'gehören' : 'gehört') : many ? 'gehörten' : 'gehörte';
    sentences.push({
      sentence:
        told > 1
          ? `Hinzu ${many ? (isNow ? 'kommen' : 'kamen') : isNow ? 'kommt' : 'kam'} ${listTasks(first.map(({ text }) => text))}.`
          : `${goesOn ? 'Zu meinen Aufgaben' : 'Zu meinen Aufgaben dort'} ${verb}${goesOn ? ' auch' : ''} ${listTasks(first.map(({ text }) => text))}.`,
      facts: first.flatMap(({ proof }) => proof.facts),
    });
  }
  for (const { text, proof } of plain.length > 0 ? long : long.slice(1))
    sentences.push({
      sentence: `Hinzu ${isJoined(text) ? (proof.current ? 'kommen' : 'kamen') : proof.current ? 'kommt' : 'kam'} ${text}.`,
      facts: proof.facts,
    });
  others.forEach(({ kind, text: whole, proof }, i) => {
    // "…, Ausfallzeiten um 40 % gesenkt" is a deed of its own.
    const tail = /^(.*?), (\p{Lu}[^,]* (?:um|auf|von) [^,]*\d[^,]* \p{Ll}+(?:t|en))$/u.exec(whole);
    const text = tail?.[1] ?? whole;
    const came = tail === null ? '' : ` Dabei habe ich ${withOwnArticle(tail[2] ?? '')}.`;
    const further = goesOn || i > 0 || sentences.length > 0;
    const sentence =
      kind === 'whole'
        ? `${text}.`
        : kind === 'deed'
          ? `${!further ? 'Dort' : i % 2 === 0 ? 'Außerdem' : 'Daneben'} ${text}.`
          : i === 0 && !goesOn
            ? sentences.length > 0
              ? `Hinzu ${isJoined(text) ? 'kamen' : 'kam'} ${text}.`
              : `Gelungen ist mir dort ${text}.`
            : `Gelungen ist mir auch ${text}.`;
    sentences.push({ sentence, facts: proof.facts });
    if (came !== '') sentences.push({ sentence: came.trim(), facts: proof.facts });
  });
  return sentences;
}

/** "a, b und c", or "a, b sowie c" where one of them has an "und" of its own. */
function listTasks(tasks: readonly string[]): string {
  const joint = tasks.length > 1 && tasks.some((task) => / und /.test(task)) ? ' sowie ' : ' und ';
  return tasks.length < 2 ? (tasks[0] ?? '') : `${tasks.slice(0, -1).join(', ')}${joint}${tasks.at(-1)}`;
}

function tellRomance(proofs: readonly Bullet[], language: string, told: number): Told {
  const read = proofs.flatMap((proof) => {
    const said = sayRomance(proof.line, language, { current: proof.current });
    return said === undefined ? [] : [{ proof, said }];
  });
  // What work includes is said in one sentence, after the deeds.
  const tasks = read.filter(({ said }) => said.isTask);
  const deeds = read.filter(({ said }) => !said.isTask);
  const joint = language === 'fr' ? ' ainsi que ' : ' así como ';
  const whole = tasks.slice(0, 1).map(({ proof, said }) => ({
    proof: { ...proof, facts: tasks.flatMap((each) => each.proof.facts) },
    said: {
      ...said,
      text: [
        tasks
          .slice(0, -1)
          .map((each) => each.said.text)
          .join(', '),
        tasks.at(-1)?.said.text ?? '',
      ]
        .filter((text) => text !== '')
        .join(joint),
    },
  }));
  return [...deeds, ...whole].map(({ proof, said }, i) => ({
    sentence: language === 'fr' ? inFrench(said, told + i) : inSpanish(said, told + i),
    facts: proof.facts,
  }));
}

/** "J’y tiens …", then "J’ai aussi réduit …", then "J’ai également …". */
type Said = { text: string; isPast: boolean; isTask?: true };

/** "Passage de Sage 100 à Pennylane en 2023": done and over in a job that runs. */
const once = /\ben (?:19|20)\d\d$/;

function inFrench({ text, isPast, isTask }: Said, at: number): string {
  if (isTask && !isPast && once.test(text)) return `Mon travail a ${at === 0 ? '' : 'aussi '}compris ${text}.`;
  if (isTask) return `Mon travail ${isPast ? 'comprenait' : 'comprend'} ${at === 0 ? '' : 'aussi '}${text}.`;
  if (at === 0) return `J’y ${text}.`;
  const also = at % 2 === 1 ? 'aussi' : 'également';
  if (isPast) return `J’ai ${also} ${text.replace(/^ai /, '')}.`;
  // "prépare et administre": what follows the verb follows both.
  const words = text.split(' ');
  const head = words[1] === 'et' && words.length > 3 ? 3 : 1;
  const [verb, rest] = [words.slice(0, head).join(' '), words.slice(head)];
  const i = /^[aeiouhéèêâîôû]/i.test(verb) ? 'J’' : 'Je ';
  return `${i}${verb} ${also} ${rest.join(' ')}.`;
}

function inSpanish({ text, isPast, isTask }: Said, at: number): string {
  if (isTask && !isPast && once.test(text)) return `Mi trabajo ha incluido ${at === 0 ? '' : 'también '}${text}.`;
  if (isTask) return `Mi trabajo ${isPast ? 'incluía' : 'incluye'} ${at === 0 ? '' : 'también '}${text}.`;
  return `${at === 0 ? 'Allí' : at % 2 === 1 ? 'También' : 'Además,'} ${text}.`;
}
