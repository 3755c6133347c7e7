import type { Resume } from '@shortlist/schema';
import { calmCapitals } from '../../language/text/calm-capitals.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import { withoutBesides } from '../../language/titles/besides-words.ts';
import { isTitle } from '../../language/titles/is-title.ts';

/** What a template leaves where the employer's name belongs. */
const template = /(?<!\s)\s+Company Name(?!\p{L}).*$/u;

/** An address, in brackets or bare. */
const address = /\(?(?:https?:|www\.)\S*/giu;

/**
 * The resume with the titles of its jobs where they were read into another field: a title behind which a template left "Company Name", one that stands as a
 * line of a job whose title is an address, one with an address or a remark behind it.
 */
export function titledJobs(whole: Resume): Resume {
  // An address where a title belongs, and the title among the job's lines: from there on each title stands one job too late.
  const slid = whole.work?.findIndex((job) => hasOnlyAddress(job) && titlesOf(job).length > 0) ?? -1;
  const resume =
    whole.work === undefined
      ? whole
      : { ...whole, work: whole.work.map((job, at) => (slid >= 0 && at > slid ? withoutTitle(job) : inItsField(job))) };
  const { work = [] } = resume;
  const isUntitled = ({ name = '', position = '' }: (typeof work)[number]) =>
    position === '' && template.test(name) && isTitle(name.replace(template, ''));
  if (!work.some(isUntitled)) return resume;
  return {
    ...resume,
    work: work.map((job) => {
      if (!isUntitled(job)) return job;
      const { name = '', ...rest } = job;
      return { ...rest, position: calmCapitals(name.replace(template, '')) };
    }),
  };
}

type Job = NonNullable<Resume['work']>[number];

function withoutTitle({ position: _, ...job }: Job): Job {
  return job;
}

/** A job whose title and house stood in a sentence, without the words around them. */
function withoutSentence(job: Job): Job {
  const { position, name } = job;
  return {
    ...job,
    ...(position === undefined ? {} : { position: position.trim().replace(aroundTitle, '') }),
    ...(name === undefined ? {} : { name: name.trim().replace(behindHouse, '') }),
  };
}

const titlesOf = ({ highlights = [] }: Job): string[] => highlights.filter((line) => isTitle(line));

/** Whether nothing that is a title stands beside the address in a job's title: "Projet : https://holm.example". */
function hasOnlyAddress({ position = '' }: Job): boolean {
  const rest = position.replace(address, '').trim();
  return rest !== position.trim() && !isTitle(rest);
}

/** "Working as an Auditor", "Lecturer at": words of the sentence that a head stood in; a "Working Student" is called so. */
const aroundTitle =
  /^(?:currently )?(?:work(?:ing|ed)|serv(?:ing|ed)|employed)(?: as(?: an?| the)?| an?| the) (?=\p{L})| (?:at|in|for|with|bei|chez|en|em|presso|bij)$/giu;
/** "Maple Audit performing": the verb of the sentence that goes on behind a house. */
const behindHouse = /(?<=\p{L}) (?:performing|working|doing|serving|handling|responsible|where|as)$/u;

function inItsField(read: Job): Job {
  const job = withoutSentence(read);
  if (hasOnlyAddress(job)) {
    const title = titlesOf(job).at(-1);
    return title === undefined ? withoutTitle(job) : { ...job, position: title };
  }
  const position = (job.position ?? '').trim();
  const [first = ''] = splitSentences(withoutBesides(position.replace(address, '').trim()));
  const title = first.replace(/\.$/, '').trim();
  return title !== '' && title.length < position.length - 1 && isTitle(title) ? { ...job, position: title } : job;
}
