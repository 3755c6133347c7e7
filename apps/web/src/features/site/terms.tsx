import { terms } from '../../content/legal.ts';
import { LegalPage } from './legal-page.tsx';

/** The rules between the person and the operator. */
export default function Terms() {
  return <LegalPage title="Terms" intro="Short, and meant as written." sections={terms} />;
}
