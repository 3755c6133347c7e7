import { legalIntros, privacy } from '../../content/legal.ts';
import { LegalPage } from './legal-page.tsx';

/** What is kept of a person, and why. */
export default function Privacy() {
  return <LegalPage title="Privacy" intro={legalIntros.privacy} sections={privacy} />;
}
