import { t } from '@lingui/core/macro';
import type { Optimization, ResumeResult } from '@shortlist/schema';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { i18n } from '#i18n';
import { sayServerText } from '../../../language/say-server-text.ts';
import { serverLanguage } from '../../../language/server-language.ts';
import { Badge } from '../../../ui/badge.tsx';
import { bandTone, bandWords } from '../../../ui/band-tone.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ScoreRing } from '../../../ui/score-ring.tsx';
import { MailLine } from '../review/mail-line.tsx';
import { nextSteps } from '../words/next-steps.ts';
import { sayFit } from '../words/say-fit.ts';
import { MainDownloads } from './downloads.tsx';

/** The first screen of a result: how well the person fits, what they get, what to do next. */
export function FirstLook({ optimization, result }: { optimization: Optimization; result: ResumeResult }) {
  const { match, matchAfter, letter } = result;
  const { score, band } = matchAfter;
  const far = bandTone[band] === 'missing' ? (letter.remarks ?? []) : [];
  return (
    <div className="grid gap-6">
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-3">
        <Answer id="fit" title={t`How well you fit`}>
          <div className="flex items-center gap-5">
            <ScoreRing score={score} label={t`Match estimate after tailoring`} tone={bandTone[band]} />
            <div className="grid justify-items-start gap-1.5">
              <Badge tone={bandTone[band]}>{i18n._(bandWords[band])}</Badge>
              <p className="tabular text-small text-soft">
                {t`Before tailoring: ${{ score: Math.round(match.score) }} (${{ band: i18n._(bandWords[match.band]) }})`}
              </p>
            </div>
          </div>
          <p className="break-words">{sayFit(matchAfter)}</p>
        </Answer>
        <Answer id="get" title={t`What you get`}>
          <MainDownloads optimization={optimization} />
          <MailLine optimization={optimization} />
        </Answer>
        <Answer id="next" title={t`What to do next`}>
          <ol className="border-t border-rule">
            {nextSteps(result).map(({ text, href }) => (
              <li key={href} className="border-b border-rule">
                <a
                  href={href}
                  className="flex min-h-12 items-center justify-between gap-3 rounded-sm py-2 hover:bg-sunken"
                >
                  {text}
                  <ArrowRight aria-hidden="true" className="size-4.5 shrink-0 text-accent" />
                </a>
              </li>
            ))}
          </ol>
        </Answer>
      </div>
      {far.length > 0 && (
        <Notice tone="warning" title={t`Before you send it`}>
          {far.map((remark) => (
            <p key={remark} lang={serverLanguage(remark)}>
              {sayServerText(remark)}
            </p>
          ))}
        </Notice>
      )}
    </div>
  );
}

function Answer({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
