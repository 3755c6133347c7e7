import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { homeWords } from '../../../content/site/home.ts';
import { buttonStyle } from '../../../ui/button.tsx';

/** The last word: begin. */
export function Closing() {
  const home = homeWords();
  return (
    <section aria-labelledby="closing" className="border-t border-rule">
      <div className="mx-auto grid max-w-page justify-items-center px-5 py-24 text-center sm:px-8">
        <h2 id="closing" className="text-headline">
          {home.closingTitle}
        </h2>
        <p className="mt-4 max-w-prose text-lead text-soft">{home.closingText}</p>
        <Link to={paths.resumeEditor} className={`${buttonStyle('primary', 'large')} mt-8`}>
          {home.closingAction}
        </Link>
      </div>
    </section>
  );
}
