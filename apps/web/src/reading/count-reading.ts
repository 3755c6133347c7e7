import { plural } from '@lingui/core/macro';
import { isUnsure, type UploadReading } from '@shortlist/schema';

/** `leftovers`: how many lines have no place. */
type Read = Pick<UploadReading, 'resume'> & { leftovers: number };

/** What was read in a file, in one glance: "4 jobs · 2 degrees · 14 skills · 3 lines we couldn’t place". */
export function sayReading({ resume, leftovers }: Read): string {
  const { work = [], education = [], skills = [] } = resume;
  const named = skills.reduce((count, { keywords }) => count + Math.max(1, keywords?.length ?? 0), 0);
  return [
    plural({ jobs: work.length }, { 0: 'no jobs', one: '# job', other: '# jobs' }),
    plural({ degrees: education.length }, { 0: 'no degrees', one: '# degree', other: '# degrees' }),
    plural(named, { 0: 'no skills', one: '# skill', other: '# skills' }),
    ...(leftovers > 0
      ? [plural(leftovers, { one: '# line we couldn’t place', other: '# lines we couldn’t place' })]
      : []),
  ].join(' · ');
}

/** A line that a recruiter would miss has at least two words: one alone is a label, a mark or a page number. */
const worthKeeping = (text: string): boolean => (text.match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0) >= 2;

/** Fields that nobody should send without a look where the reading is not sure of them. */
const decisive =
  /^\/(?:basics\/(?:name|email|phone)|work\/\d+\/(?:name|position|startDate|endDate)|education\/\d+\/(?:institution|studyType))$/;

/** What of a reading the person should look at: lines without a place, decisive fields that were read with doubt, and whether entries as a whole are in doubt. */
export function listConcerns({
  leftovers,
  evidence,
  certain,
}: Pick<UploadReading, 'leftovers' | 'evidence' | 'certain'>) {
  return {
    unplaced: leftovers.filter(({ text }) => worthKeeping(text)).length,
    unsure: evidence.filter((one) => isUnsure(one) && decisive.test(one.pointer)).length,
    doubtful: !certain,
  };
}
