import { heroWords } from '../../../content/site/home.ts';
import small from './hero-page-700.avif';
import smallWebp from './hero-page-700.webp';
import large from './hero-page-1000.avif';
import largeWebp from './hero-page-1000.webp';

const widths = '(min-width: 536px) 496px, calc(100vw - 40px)';

type Lit = { field: keyof ReturnType<typeof heroWords>; place: string; hidden?: true; before?: true };

/** Places on the page, in percent of its size, with the field that our reader takes each for. */
const fields: Lit[] = [
  { field: 'name', place: 'inset-s-[8.4%] top-[5.4%] h-[4%] w-[32.6%]' },
  { field: 'email', place: 'inset-s-[8.4%] top-[11.6%] h-[1.8%] w-[21.6%]', hidden: true },
  { field: 'employer', place: 'inset-s-[8.4%] top-[26.1%] h-[1.75%] w-[33.4%]' },
  { field: 'title', place: 'inset-s-[8.4%] top-[27.95%] h-[1.75%] w-[16%]', hidden: true },
  { field: 'dates', place: 'inset-s-[76.8%] top-[27.95%] h-[1.75%] w-[14.6%]', before: true },
  { field: 'title', place: 'inset-s-[8.4%] top-[43.2%] h-[1.75%] w-[13.2%]' },
  { field: 'dates', place: 'inset-s-[75.4%] top-[43.2%] h-[1.75%] w-[16%]', before: true },
];

/** A real page of the modern-professional template, with the places lit up that a machine reads as fields. */
export function HeroPaper() {
  const words = heroWords();
  return (
    <figure className="relative mx-auto w-full max-w-[31rem] lg:-mb-36">
      <picture>
        <source type="image/avif" srcSet={`${small} 700w, ${large} 1000w`} sizes={widths} />
        <source type="image/webp" srcSet={`${smallWebp} 700w, ${largeWebp} 1000w`} sizes={widths} />
        <img
          src={largeWebp}
          width={1000}
          height={1414}
          alt={words.picture}
          loading="lazy"
          decoding="async"
          className="aspect-[1000/1414] w-full bg-sheet shadow-lift"
        />
      </picture>
      <div aria-hidden="true" dir="ltr">
        {fields.map(({ field, place, before, hidden }) => (
          <span key={place} className={`absolute rounded-[2px] bg-[#0f5b47]/10 outline outline-[#0f5b47]/60 ${place}`}>
            {!hidden && (
              <span
                className={`absolute top-1/2 -translate-y-1/2 rounded-sm bg-[#0f5b47] px-1 text-[0.5rem] leading-2.5 font-medium whitespace-nowrap text-[#fff] sm:px-1.5 sm:text-[0.625rem] sm:leading-3.5 ${before ? 'inset-e-full me-1.5' : 'inset-s-full ms-1.5'}`}
              >
                {words[field]}
              </span>
            )}
          </span>
        ))}
      </div>
    </figure>
  );
}
