import { t } from '@lingui/core/macro';
import type { Optimization, Resume, Xray } from '@shortlist/schema';
import { sayServerText } from '../../../language/say-server-text.ts';
import { serverLanguage } from '../../../language/server-language.ts';
import { FieldsReadDifferently } from '../../../results/fields-read-differently.tsx';
import { namePlace } from '../../../results/place-words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { MoreDetail } from './more-detail.tsx';
import { ResultSection } from './result-section.tsx';

/** What our reader recovers from the very PDF that is downloaded, field by field. */
export function XrayTable({ xray, resume, detail }: { xray: Xray; resume: Resume; detail: Optimization['detail'] }) {
  const lost = xray.fields.filter((field) => !field.ok);
  return (
    <ResultSection
      id="xray"
      folds
      title={t`What software reads in the new PDF`}
      intro={t`We read the finished PDF the way software does and compared it with the tailored resume, field by field.`}
    >
      {lost.length === 0 ? (
        <Notice tone="good" title={t`Software finds all ${{ all: xray.fields.length }} fields of the tailored resume`}>
          {xray.note && <span lang={serverLanguage(xray.note)}>{sayServerText(xray.note)}</span>}
        </Notice>
      ) : (
        <Notice
          tone="warning"
          title={t`${{ lost: lost.length }} of ${{ all: xray.fields.length }} fields are read differently`}
        >
          <FieldsReadDifferently fields={lost} resume={resume} />
        </Notice>
      )}
      {detail === 'basic' && (
        <MoreDetail>{t`With advanced optimization, you see word for word what software reads in each field.`}</MoreDetail>
      )}
      {detail === 'advanced' && xray.fields.length > 0 && (
        <details className="mt-4">
          <summary className="w-fit rounded-sm font-medium text-accent">{t`All fields`}</summary>
          <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[16rem_1fr]">
            {xray.fields.map((field) => (
              <div key={field.pointer} className="contents">
                <dt className="text-small text-faint">{namePlace(resume, field.pointer)}</dt>
                <dd className="break-words max-sm:mb-2">{field.recovered ?? t`not read`}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </ResultSection>
  );
}
