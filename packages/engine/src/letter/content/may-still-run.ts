import type { Resume } from '@shortlist/schema';

type Study = NonNullable<Resume['education']>[number];

/** What says beside a degree that it was reached: "MSc (completed)". */
const reached =
  /(?<!\p{L})(?<!(?:not|nicht|non|no|não|niet|to be) )(?:completed|graduated|awarded|abgeschlossen|obtenue?|terminad[oa]|concluíd[oa]|conseguit[oa]|behaald|afgerond)(?!\p{L})/iu;

/** "2024 – 2026" in 2026, without a grade: whether it has ended only its writer knows. */
export const mayStillRun = (
  { studyType = '', startDate, endDate = '', score }: Pick<Study, 'studyType' | 'startDate' | 'endDate' | 'score'>,
  now: string,
): boolean => startDate !== undefined && score === undefined && endDate === now.slice(0, 4) && !reached.test(studyType);
