import { t } from '@lingui/core/macro';
import { claimsAreSamples } from '../../../content/site/claims.ts';
import { homeWords } from '../../../content/site/home.ts';
import { listTestimonials } from '../../../content/site/testimonials.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Portrait } from './portrait.tsx';

/** Six voices, each with who they are. */
export function Testimonials() {
  const home = homeWords();
  return (
    <section aria-labelledby="voices" className="mx-auto max-w-page px-5 py-20 sm:px-8">
      <h2 id="voices" className="text-headline">
        {home.testimonialsTitle}
      </h2>
      {claimsAreSamples && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-soft">
          <Badge tone="partly">{home.sampleVoices}</Badge>
        </p>
      )}
      <ul className="mt-10 grid gap-x-12 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {listTestimonials().map(({ quote, author, role, industry, location, portrait }) => (
          <li key={author}>
            <figure className="flex h-full flex-col">
              <blockquote className="serif grow text-title leading-8 font-normal">
                <p>{t`“${quote}”`}</p>
              </blockquote>
              <figcaption className="mt-5 flex items-center gap-4">
                <Portrait portrait={portrait} name={author} />
                <span className="min-w-0">
                  <span className="block font-semibold">{author}</span>
                  <span className="block text-small text-soft">{role}</span>
                  <span className="block text-small text-faint">
                    {industry}, <span>{location}</span>
                  </span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
