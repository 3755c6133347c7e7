import { terms } from '../../content/site/legal.ts';
import { LegalPage } from './legal-page.tsx';

/** The rules between the person and the operator. */
export default function Terms() {
  return <LegalPage text={terms()} />;
}
