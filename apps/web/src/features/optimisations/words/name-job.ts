import { t } from '@lingui/core/macro';

/** A job with its employer, where one is known: “Nurse at Lakeside Clinic”. */
export function nameJob({ title, employer }: { title: string; employer?: string }): string {
  return employer ? t`${title} at ${employer}` : title;
}
