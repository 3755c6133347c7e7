import {
  type ChoiceWeights,
  type DemandWeights,
  employerExample,
  givenOfEmployers,
  givenOfTitles,
  type LabelledPosting,
  type RoleModel,
  roleExample,
  titleExample,
  trainChoice,
  trainDemandWeights,
  trainRoles,
  useRoleModel,
} from '@shortlist/engine/training';
import { judgeExamples } from './judge-examples.ts';
import { loadFictionalFacts, type NamedPosting, type TruePosting } from './labelled-postings.ts';

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

/** The chooser of titles, from labelled postings and fictional ones. */
export function trainTitles(real: readonly TruePosting[]): ChoiceWeights {
  return trainChoice(
    [...real, ...loadFictionalFacts()].map(({ text, titles }) => titleExample(text, titles)),
    {},
    givenOfTitles,
  );
}

/**
 * The chooser of employers, from labelled postings, fictional ones and those of which only the employer is known, where its name stands in the
 * text; going on from weights where some are given. It reads the employer beside the title that the present weights choose.
 */
export function trainEmployers(
  real: readonly TruePosting[],
  named: readonly NamedPosting[],
  from?: ChoiceWeights,
): ChoiceWeights {
  return trainChoice(
    [
      ...named
        .map(({ text, employer }) => employerExample(text, [employer], namedWeight))
        .filter(({ right }) => right.size > 0),
      ...[...loadFictionalFacts(), ...real].map(({ text, employers }) => employerExample(text, employers)),
    ],
    from,
    givenOfEmployers,
  );
}
