import type { Resume } from '@shortlist/schema';
import { calmCapitals } from '../../language/text/calm-capitals.ts';
import { isTitle } from '../../language/titles/is-title.ts';

/** What a template leaves where the employer's name belongs. */
const template = /\s+Company Name(?!\p{L}).*$/u;

/** The resume with the title of a job that was read as its employer's name: "HR Generalist Company Name", of which a template left the last two words. */
export function titledJobs(resume: Resume): Resume {
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
