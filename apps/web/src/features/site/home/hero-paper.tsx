import page from './hero-page.webp';

/** What a machine reads, laid beside the line of the page that it stands on. */
const notes = [
  { place: 'top-[5%]', field: 'Name', text: 'Marta Lindqvist' },
  { place: 'top-[24.5%]', field: 'Employer', text: 'Nordhamn Logistics' },
  { place: 'top-[41%]', field: 'Dates', text: 'Aug 2014 to May 2018' },
];

/** A real page of the modern-professional template, with what our reader recovers from it. */
export function HeroPaper() {
  return (
    <figure className="relative mx-auto w-full max-w-[30rem] lg:-mb-36">
      <img
        src={page}
        width={960}
        height={1357}
        alt="A one-page resume of Marta Lindqvist, operations manager, in the Modern Professional template"
        fetchPriority="high"
        className="aspect-[960/1357] w-full bg-sheet shadow-lift"
      />
      <ul
        aria-label="What a machine reads in it"
        className="absolute inset-y-0 -left-2 w-44 max-sm:hidden sm:-left-24 lg:-left-28"
      >
        {notes.map(({ place, field, text }) => (
          <li
            key={field}
            className={`absolute right-0 flex items-center gap-2.5 rounded-md border border-rule bg-surface py-1.5 pr-3 pl-2.5 shadow-lift ${place}`}
          >
            <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
            <span>
              <span className="block text-small leading-4 text-faint">{field}</span>
              <span className="block text-small font-medium whitespace-nowrap">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
