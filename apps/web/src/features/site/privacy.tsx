import { privacy } from '../../content/legal.ts';
import { LegalPage } from './legal-page.tsx';

/** What is kept of a person, and why. */
export default function Privacy() {
  return (
    <LegalPage
      title="Privacy"
      intro="Your career in your hands: what we keep, why, and how you get rid of it."
      sections={privacy}
    />
  );
}
