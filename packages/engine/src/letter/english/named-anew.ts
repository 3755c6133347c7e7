import { nameWithThe } from '../../language/text/name-with-the.ts';
import { isOrganisation } from '../../language/titles/is-title.ts';
import { titleInSentence } from '../../language/titles/title-in-sentence.ts';
import type { Proof } from '../content/choose-proofs.ts';

/** The ended job by its name: behind the wish for the new role, "in that role" would be the new one. */
export function namedAnew({ employer, position, project }: Proof): string {
  if (project !== '') return `For ${project}, `;
  if (isOrganisation(employer)) return `At ${nameWithThe(employer)}, `;
  const title = titleInSentence(position);
  return title === '' ? '' : `As ${title}, `;
}
