import { legalIntros, terms } from '../../content/legal.ts';
import { LegalPage } from './legal-page.tsx';

/** The rules between the person and the operator. */
export default function Terms() {
  return <LegalPage title="Terms" intro={legalIntros.terms} sections={terms} />;
}
