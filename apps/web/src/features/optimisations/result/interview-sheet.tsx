import { t } from '@lingui/core/macro';
import { type ResumeResult, type SheetNeed, sheetWords, tellNeed, tellQuotePlace } from '@shortlist/schema';
import { saySheet } from '../words/say-sheet.ts';
import { ResultSection } from './result-section.tsx';

/** What the interview may ask of each need, with the person's own lines to answer with. Nothing in results of before there were sheets. */
export function InterviewSheet({ result }: { result: ResumeResult }) {
  const { interview: needs = [], posting, tailored } = result;
  const language = tailored.meta?.language;
  if (needs.length === 0) return null;
  return (
    <ResultSection
      id="interview"
      title={t`Interview prep`}
      intro={t`Likely questions for each requirement, with lines from your resume to answer them.`}
      folds
    >
      <ol className="divide-y divide-rule border-y border-rule">
        {needs.map((need) => (
          <li key={`${need.kind} ${need.need}`} className="grid gap-3 py-5">
            <Need need={need} asked={posting.language} own={typeof language === 'string' ? language : undefined} />
          </li>
        ))}
      </ol>
    </ResultSection>
  );
}

/** `asked` and `own`: the languages of the posting and of the resume. */
function Need({ need, asked, own }: { need: SheetNeed; asked: string; own: string | undefined }) {
  const { question, objection, lead, hint } = tellNeed(need, saySheet);
  return (
    <>
      <h3 lang={asked} className="font-medium break-words">
        {need.need}
      </h3>
      <dl className="grid max-w-prose gap-x-6 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <Asked label={saySheet(sheetWords.question)} words={question} />
        {objection !== undefined && <Asked label={saySheet(sheetWords.objection)} words={objection} />}
      </dl>
      <p className={need.quotes.length === 0 ? 'max-w-prose text-soft' : 'text-small text-soft'}>{lead}</p>
      {need.quotes.length > 0 && (
        <ul className="grid max-w-prose gap-2">
          {need.quotes.map((quote) => (
            <li key={quote.pointer + quote.text} className="border-s-2 border-rule ps-4 break-words">
              <q lang={own}>{quote.text}</q>
              <span className="block text-small text-faint">{tellQuotePlace(quote, saySheet)}</span>
            </li>
          ))}
        </ul>
      )}
      {hint !== undefined && <p className="max-w-prose text-small text-soft">{hint}</p>}
    </>
  );
}

function Asked({ label, words }: { label: string; words: string }) {
  return (
    <>
      <dt className="text-small text-faint sm:pt-0.5">{label}</dt>
      <dd>
        <q>{words}</q>
      </dd>
    </>
  );
}
