import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readPosting } from '@shortlist/engine';
import { type LabelledPosting, untrainedRoles, useDemandWeights, useRoleModel } from '@shortlist/engine/training';
import { findCorpus } from '../matching/corpus-folder.ts';

/** A labelled posting with its name, the folder of its truth every form of its title and its employer's name (none where it names none), and the needs that decide the job. */
export type TruePosting = LabelledPosting & {
  name: string;
  folder: string;
  titles: string[];
  employers: string[];
  needs: { need: string; quote: string }[];
};

/** A posting of which only the employer is known, by a board's own field. */
export type NamedPosting = { text: string; employer: string };

type Truth = {
  title: string | null;
  titleQuotes?: string[];
  employer: string | null;
  employerQuotes?: string[];
  requirements?: { quote: string }[];
  duties: string[];
  notDemands: string[];
  needs?: { need: string; quote: string }[];
};

/** Where labelled real postings lie: the corpus's, and the folders of `SHORTLIST_POSTINGS`, each with NAME.txt (or .html) beside NAME.json. */
export function truthFolders(): { truth: string; texts: string[] }[] {
  const corpus = findCorpus();
  const own = (process.env.SHORTLIST_POSTINGS ?? '').split(delimiter).filter((folder) => folder !== '');
  return [
    ...(corpus === undefined
      ? []
      : [
          {
            truth: join(corpus, 'postings-truth'),
            texts: [join(corpus, 'jobs'), join(corpus, 'matching', 'postings')],
          },
        ]),
    ...own.map((folder) => ({ truth: folder, texts: [folder] })),
  ];
}

export function loadTruePostings(): TruePosting[] {
  return truthFolders().flatMap(({ truth, texts }) =>
    readdirSync(truth)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .flatMap((file) => {
        const name = file.slice(0, -5);
        const source = texts
          .flatMap((folder) => ['.txt', '.html', '.htm', '.md'].map((type) => join(folder, `${name}${type}`)))
          .find((path) => existsSync(path));
        if (source === undefined) return [];
        const {
          title,
          titleQuotes,
          employer,
          employerQuotes,
          requirements,
          duties,
          notDemands,
          needs = [],
        } = readTruth(join(truth, file));
        if (requirements === undefined) return [];
        return [
          {
            name,
            folder: truth,
            text: readFileSync(source, 'utf8'),
            demands: requirements.map(({ quote }) => quote),
            duties,
            others: notDemands,
            titles: [title, ...(titleQuotes ?? [])].filter((each) => each !== null),
            needs,
            employers: [employer, ...(employerQuotes ?? [])].filter((each) => each !== null),
          },
        ];
      }),
  );
}

/** The fictional postings of this repository with the words that a reader may take for the title and the employer's name, from what their tests hold right. */
export function loadFictionalFacts(): { text: string; titles: string[]; employers: string[] }[] {
  const corpus = new URL('../../packages/engine/corpus/postings/', import.meta.url);
  const told = readdirSync(corpus)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      Object.entries(
        JSON.parse(readFileSync(new URL(file, corpus), 'utf8')) as Record<
          string,
          { title?: string; employer?: string }
        >,
      ),
    );
  const judged = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8').split('\n=====\n'));
  return [
    ...told.map(([file, { title, employer }]) => ({
      text: readFileSync(new URL(file, corpus), 'utf8'),
      titles: title === undefined ? [] : [title],
      employers: employer === undefined ? [] : [employer],
    })),
    ...judged.map(([text = '', facts = '']) => ({
      text,
      titles: formsOf('title', facts),
      employers: formsOf('employer', facts),
    })),
  ];
}

/** "employer: Kestrel | Kestrel Coffee": what a posting's test holds right. */
function formsOf(what: string, facts: string): string[] {
  return (new RegExp(`^${what}: (.*)$`, 'm').exec(facts)?.[1] ?? '').split(' | ').filter((name) => name !== '');
}

/** Postings of which a board's own field names the employer: the rows `{ text, employer }` of the JSON files in `SHORTLIST_EMPLOYERS`. */
export function loadNamedPostings(): NamedPosting[] {
  return (process.env.SHORTLIST_EMPLOYERS ?? '')
    .split(delimiter)
    .filter(existsSync)
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as NamedPosting[]);
}

function readTruth(path: string): Truth {
  return JSON.parse(readFileSync(path, 'utf8')) as Truth;
}

/** The fictional postings of this repository in seven languages, labelled by the reading that their own tests hold right. */
export function loadFictionalPostings(): LabelledPosting[] {
  const corpus = new URL('../../packages/engine/corpus/postings/', import.meta.url);
  const texts = [
    ...readdirSync(corpus)
      .filter((file) => !file.endsWith('.json'))
      .map((file) => readFileSync(new URL(file, corpus), 'utf8')),
    ...readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith('.txt'))
      .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8').split('\n=====\n')[0] ?? ''),
  ];
  // By headings and words alone, as their tests hold it: never by what is trained on them.
  useRoleModel(untrainedRoles());
  useDemandWeights({ all: 4 });
  return texts.map((text) => {
    const { requirements, traits = [], responsibilities } = readPosting(text);
    return {
      text,
      demands: [...requirements, ...traits].map((each) => each.text),
      duties: responsibilities.map((each) => each.text),
      others: [],
    };
  });
}
