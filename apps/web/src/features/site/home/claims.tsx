import { claimsAreSamples, listClaims } from '../../../content/site/claims.ts';
import { homeWords } from '../../../content/site/home.ts';
import { Badge } from '../../../ui/badge.tsx';

/** The claimed figures, marked as long as they are samples. */
export function Claims() {
  const home = homeWords();
  return (
    <section aria-labelledby="claims" className="border-y border-rule bg-surface">
      <div className="mx-auto max-w-page px-5 py-8 sm:px-8">
        <h2 id="claims" className="sr-only">
          {home.figures}
        </h2>
        {claimsAreSamples && (
          <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-soft">
            <Badge tone="partly">{home.sampleFigures}</Badge>
            {home.sampleNote}
          </p>
        )}
        <dl className="grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-3 lg:grid-cols-[repeat(4,1fr)_1.4fr]">
          {listClaims().map(({ figure, meaning }) => (
            <div key={figure} className="flex flex-col-reverse justify-end">
              <dt className="text-small text-soft">{meaning}</dt>
              <dd className="serif tabular text-headline">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
