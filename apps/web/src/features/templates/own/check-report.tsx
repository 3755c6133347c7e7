import type { OwnTemplateReport } from '@shortlist/schema';
import { useMemo } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { PagePicture } from './page-picture.tsx';

/** What became of the sample in a template file: its faults by line, or its page beside what a machine reads in it. */
export function CheckReport({ report }: { report: OwnTemplateReport }) {
  if (!report.ok) return <Faults faults={report.faults} />;
  return <Sample report={report} />;
}

function Faults({ faults }: Pick<Extract<OwnTemplateReport, { ok: false }>, 'faults'>) {
  return (
    <Notice tone="bad" role="alert" title="This file sets no page yet">
      <ul className="grid gap-1">
        {faults.map(({ line, column, message }) => (
          <li key={`${line}:${column}:${message}`}>
            {line !== undefined && (
              <span className="tabular font-medium text-ink">
                Line {line}
                {column === undefined ? '' : `, column ${column}`}:{' '}
              </span>
            )}
            {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Sample({ report }: { report: Extract<OwnTemplateReport, { ok: true }> }) {
  const { pageCount, letters, xray } = report;
  const page = useMemo(() => new Blob([report.page], { type: 'image/svg+xml' }), [report.page]);
  const lost = xray.fields.filter((field) => !field.ok);
  return (
    <div className="grid gap-5 sm:grid-cols-[14rem_1fr]" role="status">
      <div className="rounded-lg bg-sunken p-4">
        <PagePicture page={page} alt="The sample resume in this template" />
      </div>
      <div className="grid content-start gap-3">
        {lost.length === 0 ? (
          <Notice tone="good" title={`A machine reads all ${xray.fields.length} fields of the sample`} />
        ) : (
          <Notice tone="warning" title={`A machine reads ${lost.length} of ${xray.fields.length} fields differently`}>
            <ul className="grid gap-1">
              {lost.slice(0, 8).map(({ pointer, expected, recovered }) => (
                <li key={pointer}>
                  <q>{expected}</q> reads as {recovered ? <q>{recovered}</q> : 'nothing'}
                </li>
              ))}
            </ul>
            {lost.length > 8 && <p className="mt-1">And {lost.length - 8} more.</p>}
          </Notice>
        )}
        <p className="text-soft">
          {pageCount === 1 ? 'One page' : `${pageCount} pages`}.{' '}
          {letters ? 'It sets letters too.' : 'It sets no letters: those come in the template it is based on.'}
        </p>
      </div>
    </div>
  );
}
