/** The published formula stands in the schema: the engine counts by it, the app shows it. */
export {
  bandOf,
  basicShare,
  importanceWeights,
  keywordCap,
  learningShare,
  matchWeights as weights,
  mustLicenceShare,
  softSkillShare,
  widerFieldMost,
  wishesOnlyShare,
} from '@shortlist/schema';
