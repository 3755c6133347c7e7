import { Link } from 'react-router';
import { localAddress } from '../../../app/local-address.ts';
import { paths } from '../../../app/paths.ts';
import { homeWords, listTechnology } from '../../../content/site/home.ts';

/** What the technology does, step by step. */
export function Technology() {
  const home = homeWords();
  return (
    <section aria-labelledby="technology" className="border-t border-rule bg-sunken">
      <div className="mx-auto max-w-page px-5 py-20 sm:px-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="max-w-prose">
            <h2 id="technology" className="text-headline">
              {home.technologyTitle}
            </h2>
            <p className="mt-3 text-lead text-soft">{home.technologyIntro}</p>
          </div>
          <Link to={localAddress(paths.howScoringWorks)} className="prose-link">
            {home.scoring}
          </Link>
        </div>
        <ol className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {listTechnology().map(({ title, text }, index) => (
            <li key={title} className="border-t border-rule-strong/50 pt-4">
              <span aria-hidden="true" className="serif tabular text-lead text-faint">
                {index + 1}
              </span>
              <h3 className="mt-2 text-lead font-semibold">{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
