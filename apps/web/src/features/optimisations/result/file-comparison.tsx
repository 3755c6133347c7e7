import { type Fidelity, lostTexts } from '@shortlist/schema';
import { Notice } from '../../../ui/notice.tsx';

/** Texts that are named at first; the rest stands behind a press. */
const shown = 6;

/** How the tailored resume compares with the person's file, beside the downloads: what is missing, what has moved, what was left out on purpose. */
export function FileComparison({ fidelity }: { fidelity: Fidelity | undefined }) {
  if (fidelity === undefined) return null;
  const lost = lostTexts(fidelity);
  const { moved, unchanged, own } = fidelity;
  if (unchanged)
    return (
      <Notice tone="warning" title="We kept your original file">
        Some parts of your resume were hard to read, and a rebuilt version could misplace a fact. Make the changes
        listed below in your own file. To get a rebuilt version, select “Review what we read” when you upload it again.
      </Notice>
    );
  const left = own?.left.length ?? 0;
  return (
    <div className="grid gap-3">
      <LinesNotice
        texts={lost}
        one="This line of your resume is not in the tailored version"
        many={`These ${lost.length} lines of your resume are not in the tailored version`}
      />
      <LinesNotice
        texts={moved.map(({ text, with: date }) => `${text} (${date})`)}
        one="This line stands beside another date than in your resume"
        many={`These ${moved.length} lines stand beside another date than in your resume`}
      />
      {lost.length === 0 && moved.length === 0 && <Compared fidelity={fidelity} />}
      {left > 0 && (
        <p className="text-small text-soft">
          {own?.made.length} of {(own?.made.length ?? 0) + left} edits are in your own document. Make the others from
          the list of edits.
        </p>
      )}
    </div>
  );
}

/** Lines under a warning that counts them; nothing where there are none. */
function LinesNotice({ texts, one, many }: { texts: string[]; one: string; many: string }) {
  if (texts.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.length === 1 ? one : many}>
      <Texts texts={texts} />
    </Notice>
  );
}

/** What was compared, and what was left out on purpose. */
function Compared({ fidelity }: { fidelity: Fidelity }) {
  const { leftOut } = fidelity;
  return (
    <div className="text-small text-soft">
      <p>
        We compared the tailored resume with your file word by word.{' '}
        {leftOut.length === 0
          ? 'Every word is there.'
          : `Every word is there, except ${leftOut.length === 1 ? 'one text' : `${leftOut.length} texts`} left out for a reason.`}
      </p>
      {leftOut.length > 0 && (
        <details className="mt-1">
          <summary className="cursor-pointer text-accent">See what was left out</summary>
          <ul className="mt-2 list-disc pl-5">
            {leftOut.map(({ text, page, reason, box }) => (
              <li key={`${page} ${box.x} ${box.y} ${text}`}>
                “{text}”, page {page}: {reasons[reason]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const reasons: Record<Fidelity['leftOut'][number]['reason'], string> = {
  hidden: 'not visible on the page',
  'off-page': 'outside the page',
  duration: 'the dates already say it',
  'page-number': 'page number',
  repeated: 'repeated',
  title: 'title or date of the document',
  label: 'label or connecting word',
  address: 'part of a link',
  heading: 'heading',
  glyph: 'icon',
  edit: 'changed by an edit',
  lost: 'missing',
};

function Texts({ texts }: { texts: string[] }) {
  return (
    <>
      <List texts={texts.slice(0, shown)} />
      {texts.length > shown && (
        <details className="mt-1">
          <summary className="cursor-pointer text-accent">Show {texts.length - shown} more</summary>
          <List texts={texts.slice(shown)} />
        </details>
      )}
    </>
  );
}

function List({ texts }: { texts: string[] }) {
  return (
    <ul className="list-disc pl-5">
      {[...new Set(texts)].map((text) => (
        <li key={text} className="break-words">
          {text}
        </li>
      ))}
    </ul>
  );
}
