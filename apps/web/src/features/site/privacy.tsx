import { privacy } from '../../content/site/legal.ts';
import { LegalPage } from './legal-page.tsx';

/** What is kept of a person, and why. */
export default function Privacy() {
  return <LegalPage text={privacy()} />;
}
