import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { type Fidelity, lostTexts } from '@shortlist/schema';
import { i18n } from '#i18n';
import { Notice } from '../../../ui/notice.tsx';

/** Texts that are named at first; the rest stands behind a press. */
const shown = 6;

/** How the tailored resume compares with the person's file, beside the downloads: what is missing, what has moved, what was left out on purpose. */
export function FileComparison({ fidelity }: { fidelity: Fidelity | undefined }) {
  if (fidelity === undefined) return null;
  const lost = lostTexts(fidelity);
  const { moved, unchanged, unchangedBecause, own } = fidelity;
  if (unchanged && unchangedBecause === 'nothing-to-reword')
    return (
      <Notice tone="info" title={t`We kept your original file`}>
        {t`There was nothing to reword for this posting. The rebuilt resume is a draft in our template. If you use it, check every line before you send it.`}
      </Notice>
    );
  if (unchanged)
    return (
      <Notice tone="warning" title={t`We kept your original file`}>
        {t`Some parts of your resume were hard to read, so a rebuilt version could put details in the wrong place. To use one of our templates, select “Open in editor” and check every line against your file.`}
      </Notice>
    );
  const left = own?.left.length ?? 0;
  const made = own?.made.length ?? 0;
  return (
    <div className="grid gap-3">
      <LinesNotice
        texts={lost}
        title={plural(lost.length, {
          one: 'This line from your resume isn’t in the tailored version',
          other: 'These # lines from your resume aren’t in the tailored version',
        })}
      />
      <LinesNotice
        texts={moved.map(({ text, with: date }) => `${text} (${date})`)}
        title={plural(moved.length, {
          one: 'This line is next to a different date than in your resume',
          other: 'These # lines are next to different dates than in your resume',
        })}
      />
      {lost.length === 0 && moved.length === 0 && <Compared fidelity={fidelity} />}
      {left > 0 && (
        <p className="text-small text-soft">
          {t`We made ${made} of ${{ all: made + left }} edits in your document. Use the list of edits to make the rest yourself.`}
        </p>
      )}
    </div>
  );
}

/** Lines under a warning that counts them; nothing where there are none. */
function LinesNotice({ texts, title }: { texts: string[]; title: string }) {
  if (texts.length === 0) return null;
  return (
    <Notice tone="warning" title={title}>
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
        {leftOut.length === 0
          ? t`We compared the tailored resume with your file word by word. Nothing is missing.`
          : plural(leftOut.length, {
              one: 'We compared the tailored resume with your file word by word. Nothing is missing except one passage we left out on purpose.',
              other:
                'We compared the tailored resume with your file word by word. Nothing is missing except # passages we left out on purpose.',
            })}
      </p>
      {leftOut.length > 0 && (
        <details className="mt-1">
          <summary className="cursor-pointer text-accent">{t`See what was left out`}</summary>
          <ul className="mt-2 list-disc ps-5">
            {leftOut.map(({ text, page, reason, box }) => (
              <li key={`${page} ${box.x} ${box.y} ${text}`}>
                {t`“${text}”, page ${page}: ${{ reason: i18n._(reasons[reason]) }}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const reasons: Record<Fidelity['leftOut'][number]['reason'], MessageDescriptor> = {
  hidden: msg`not visible on the page`,
  'off-page': msg`outside the page`,
  duration: msg`already clear from the dates`,
  'page-number': msg`page number`,
  repeated: msg`repeated`,
  title: msg`document title or date`,
  label: msg`label or filler word`,
  address: msg`part of a link`,
  heading: msg`heading`,
  glyph: msg`icon`,
  edit: msg`changed by an edit`,
  lost: msg`missing`,
};

function Texts({ texts }: { texts: string[] }) {
  return (
    <>
      <List texts={texts.slice(0, shown)} />
      {texts.length > shown && (
        <details className="mt-1">
          <summary className="cursor-pointer text-accent">
            {plural(texts.length - shown, { one: 'Show # more', other: 'Show # more' })}
          </summary>
          <List texts={texts.slice(shown)} />
        </details>
      )}
    </>
  );
}

function List({ texts }: { texts: string[] }) {
  return (
    <ul className="list-disc ps-5">
      {[...new Set(texts)].map((text) => (
        <li key={text} className="break-words">
          {text}
        </li>
      ))}
    </ul>
  );
}
