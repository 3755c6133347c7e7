import {
  type DemandWeights,
  type EmployerWeights,
  employerExample,
  type LabelledPosting,
  type RoleModel,
  roleExample,
  trainDemandWeights,
  trainEmployer,
  trainRoles,
  useRoleModel,
} from '@shortlist/engine/training';
import { judgeExamples } from './judge-examples.ts';
import { loadFictionalEmployers, type NamedPosting, type TruePosting } from './labelled-postings.ts';

export type TrainedReader = { roles: RoleModel; demands: DemandWeights };

/** What a posting of which only the employer is known counts beside one that was labelled by eye. */
const namedWeight = 0.1;

const folds = 6;

/** The roles of lines from all postings; the judge of demands from what was read in each posting by roles that never saw it. */
export function trainReader(real: readonly LabelledPosting[], fictional: readonly LabelledPosting[]): TrainedReader {
  const examples = real.map(roleExample);
  const more = fictional.map(roleExample);
  const judged = Array.from({ length: folds }, (_, fold) => {
    useRoleModel(trainRoles([...examples.filter((_, i) => i % folds !== fold), ...more]));
    return [...real.filter((_, i) => i % folds === fold), ...(fold === 0 ? fictional : [])].flatMap(judgeExamples);
  }).flat();
  return { roles: trainRoles([...examples, ...more]), demands: trainDemandWeights(judged) };
}

/** The roles of lines, going on from a model with further postings. */
export function trainOnward(
  real: readonly LabelledPosting[],
  fictional: readonly LabelledPosting[],
  from: RoleModel,
): RoleModel {
  return trainRoles([...real, ...fictional].map(roleExample), from);
}

/** The chooser of employers, from labelled postings, fictional ones and those of which only the employer is known, where its name stands in the text. */
export function trainEmployers(real: readonly TruePosting[], named: readonly NamedPosting[]): EmployerWeights {
  return trainEmployer([
    ...named
      .map(({ text, employer }) => employerExample(text, [employer], namedWeight))
      .filter(({ right }) => right.size > 0),
    ...loadFictionalEmployers().map(({ text, employers }) => employerExample(text, employers)),
    ...real.map(({ text, employers }) => employerExample(text, employers)),
  ]);
}
