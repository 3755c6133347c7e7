import type { Letter } from '@shortlist/schema';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ResultSection } from './result-section.tsx';

/** The cover letter as a sheet of paper. */
export function LetterSheet({ letter }: { letter: Letter }) {
  const text = [letter.greeting, ...letter.paragraphs, letter.closing, letter.signature].join('\n\n');
  return (
    <ResultSection
      id="letter"
      title="Cover letter"
      intro="Each sentence rests on a line of your resume."
      actions={<CopyButton text={text}>Copy the letter</CopyButton>}
    >
      <article
        lang={letter.language}
        className="mx-auto max-w-prose bg-sheet px-8 py-10 text-[#1d1b17] shadow-lift sm:px-14 sm:py-14"
      >
        <p className="font-semibold">{letter.subject}</p>
        <p className="mt-6">{letter.greeting}</p>
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {paragraph}
          </p>
        ))}
        <p className="mt-6">{letter.closing}</p>
        <p className="mt-2">{letter.signature}</p>
      </article>
    </ResultSection>
  );
}
