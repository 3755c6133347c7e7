import { plural, t } from '@lingui/core/macro';
import type { Resume, Xray } from '@shortlist/schema';
import { sayServerText } from '../../../language/say-server-text.ts';
import { serverLanguage } from '../../../language/server-language.ts';
import { namePlace } from '../../../results/place-words.ts';
import { Notice } from '../../../ui/notice.tsx';

const shown = 6;

/** Stands above the downloads where a machine does not read the new PDF whole: which fields, and what that means. */
export function LostFields({ xray, resume }: { xray: Xray; resume: Resume }) {
  if (xray.complete) return null;
  const lost = xray.fields.filter((field) => !field.ok);
  const title =
    lost.length === 0
      ? t`We couldn’t check what software reads in this PDF`
      : t`Software may misread ${{ lost: lost.length }} of ${{ all: xray.fields.length }} fields in this PDF`;
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <a href="#xray" className="font-medium text-accent underline">
          {t`See what software reads instead`}
        </a>
      }
    >
      {xray.note && <p lang={serverLanguage(xray.note)}>{sayServerText(xray.note)}</p>}
      {lost.length > 0 && (
        <ul className="mb-2 list-disc ps-5">
          {lost.slice(0, shown).map((field) => (
            <li key={field.pointer}>{namePlace(resume, field.pointer)}</li>
          ))}
          {lost.length > shown && <li>{plural(lost.length - shown, { one: 'and # more', other: 'and # more' })}</li>}
        </ul>
      )}
      <p>
        {t`People see everything, but an applicant tracking system may miss or garble this. Send the Word file if the form accepts it, try another template, or simplify the wording.`}
      </p>
    </Notice>
  );
}
