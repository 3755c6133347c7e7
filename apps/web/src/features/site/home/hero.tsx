import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { homeWords } from '../../../content/site/home.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { TryDrop } from '../try/try-drop.tsx';
import { HeroPaper } from './hero-paper.tsx';

/** What this is, in one breath, beside a real page. */
export function Hero() {
  const home = homeWords();
  return (
    <section className="overflow-hidden">
      <div className="mx-auto grid max-w-page items-start gap-x-14 gap-y-12 px-5 pt-12 pb-16 sm:px-8 lg:grid-cols-[1.05fr_1fr] lg:pt-16 lg:pb-0 print:grid-cols-2">
        <div className="lg:pb-16">
          <h1 className="max-w-[11ch] text-display">{home.headline}</h1>
          <p className="mt-6 max-w-[34rem] text-lead text-soft">{home.lead}</p>
          <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
            <Link to={paths.resumeEditor} className={buttonStyle('primary', 'large')}>
              {home.build}
            </Link>
            <Link to={paths.optimizeResume} className={buttonStyle('secondary', 'large')}>
              {home.optimize}
            </Link>
          </div>
          <p className="mt-5 max-w-[24rem] text-small text-faint">{home.assurance}</p>
          <div data-no-print data-needs-script className="mt-8 max-w-[34rem]">
            <TryDrop />
          </div>
        </div>
        <HeroPaper />
      </div>
    </section>
  );
}
