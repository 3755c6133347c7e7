/** The published formula stands in the schema: the engine counts by it, the app shows it. */
export {
  bandOf,
  basicShare,
  capStep,
  fewRequirements,
  importanceWeights,
  keywordCap,
  kindWeights,
  learningShare,
  leastOfNeeds,
  matchWeights as weights,
  needShare,
  requirementCap,
  unlicensedMost,
  widerFieldMost,
  wishesOnlyShare,
} from '@shortlist/schema';
