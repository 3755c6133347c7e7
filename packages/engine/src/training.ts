export { countGeneralWords } from './lexicon/count-general-words.ts';
export { encodeWordTable } from './lexicon/meaning/word-table.ts';
export { labelKey } from './lexicon/occupations/label-key.ts';
export { nameOccupations } from './lexicon/occupations/name-occupations.ts';
export { makeRandom } from './lexicon/tagger/make-random.ts';
export { openSkillTagger } from './lexicon/tagger/tag-skills.ts';
export { type LabelledSentence, trainSkillTagger } from './lexicon/tagger/train-skill-tagger.ts';
export { chanceOfEntry } from './parse/resume/finish/judge-entry.ts';
export { describeReading, type JudgedEntry, trainJudge } from './parse/resume/finish/train-judge.ts';
export { segmentDocument } from './parse/resume/parse-resume.ts';
export { explainRoles } from './parse/resume/roles/explain-roles.ts';
export { type RoleName, roleNames } from './parse/resume/roles/role-names.ts';
export type { Segment } from './parse/resume/roles/segment-lines.ts';
export {
  hashSegment,
  labelsByTruth,
  type RoleExample,
  trainRoleModel,
} from './parse/resume/roles/training/role-training.ts';
export type { ChoiceWeights } from './posting/facts/choice-chances.ts';
export { givenOfEmployers, useEmployerWeights } from './posting/facts/choose-employer.ts';
export { employerExample } from './posting/facts/employer-example.ts';
export { givenOfTitles, useTitleWeights } from './posting/facts/read-title.ts';
export { titleExample } from './posting/facts/title-example.ts';
export { trainChoice } from './posting/facts/train-choice.ts';
export { type DemandExample, measurePosting } from './posting/roles/demand-examples.ts';
export { type DemandWeights, trainDemandWeights, useDemandWeights } from './posting/roles/judge-demands.ts';
export {
  openRoleModel,
  packRoleModel,
  type RoleModel,
  untrainedRoles,
  useRoleModel,
} from './posting/roles/role-model.ts';
export { type LabelledPosting, roleExample, trainRoles } from './posting/roles/train-roles.ts';
export { readFile } from './read/read-file.ts';
