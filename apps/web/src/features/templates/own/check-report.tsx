import { plural, t } from '@lingui/core/macro';
import type { OwnTemplateReport } from '@shortlist/schema';
import { useMemo } from 'react';
import { sayServerText } from '../../../language/say-server-text.ts';
import { serverLanguage } from '../../../language/server-language.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PagePicture } from '../../../ui/page-picture.tsx';

/** What became of the sample in a template file: its faults by line, or its page beside what a machine reads in it. */
export function CheckReport({ report }: { report: OwnTemplateReport }) {
  if (!report.ok) return <Faults faults={report.faults} />;
  return <Sample report={report} />;
}

function Faults({ faults }: Pick<Extract<OwnTemplateReport, { ok: false }>, 'faults'>) {
  return (
    <Notice tone="bad" role="alert" title={t`This template has errors`}>
      <ul className="grid gap-1">
        {faults.map(({ line, column, message }) => (
          <li key={`${line}:${column}:${message}`}>
            {line !== undefined && (
              <span className="tabular font-medium text-ink">
                {column === undefined ? t`Line ${line}:` : t`Line ${line}, column ${column}:`}{' '}
              </span>
            )}
            <span lang={serverLanguage(message)}>{sayServerText(message)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Sample({ report }: { report: Extract<OwnTemplateReport, { ok: true }> }) {
  const { pageCount, letters, xray } = report;
  const page = useMemo(() => new Blob([report.page], { type: 'image/svg+xml' }), [report.page]);
  const all = xray.fields.length;
  const lost = xray.fields.filter((field) => !field.ok);
  return (
    <div className="grid gap-5 sm:grid-cols-[14rem_1fr]" role="status">
      <div className="rounded-lg bg-sunken p-4">
        <PagePicture page={page} alt={t`Sample resume in this template`} />
      </div>
      <div className="grid content-start gap-3">
        {lost.length === 0 ? (
          <Notice tone="good" title={t`All ${all} fields of the sample can be read`} />
        ) : (
          <Notice
            tone="warning"
            title={t`${{ count: lost.length }} of ${all} fields of the sample are read differently`}
          >
            <ul className="grid gap-1">
              {lost.slice(0, 8).map(({ pointer, expected, recovered }) => (
                <li key={pointer}>
                  {recovered ? t`“${expected}” is read as “${recovered}”` : t`“${expected}” can’t be read`}
                </li>
              ))}
            </ul>
            {lost.length > 8 && (
              <p className="mt-1">{plural(lost.length - 8, { one: 'And # more.', other: 'And # more.' })}</p>
            )}
          </Notice>
        )}
        <p className="text-soft">
          {plural(pageCount, { one: '# page.', other: '# pages.' })}{' '}
          {letters ? t`Works for letters too.` : t`Letters use the template this one is based on.`}
        </p>
      </div>
    </div>
  );
}
