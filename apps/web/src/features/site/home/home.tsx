import { homeTitle } from '../../../content/site/pages.ts';
import { useWholeTitle } from '../../../ui/use-document-title.ts';
import { Claims } from './claims.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { Technology } from './technology.tsx';
import { Testimonials } from './testimonials.tsx';
import { TruthExample } from './truth-example.tsx';

/** The landing page. */
export default function Home() {
  useWholeTitle(homeTitle());
  return (
    <>
      <Hero />
      <TruthExample />
      <Claims />
      <Testimonials />
      <Technology />
      <Closing />
    </>
  );
}
