import { I18nProvider } from '@lingui/react';
import type { Optimization } from '@shortlist/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { i18n } from '#i18n';
import { FailurePage } from './failure-page.tsx';

function countRefunds(given: Partial<Optimization>): number {
  const optimization = {
    id: 'one',
    kind: 'resume',
    trial: 'returned',
    fileName: 'resume.pdf',
    ...given,
  } as Optimization;
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <FailurePage optimization={optimization} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return html.split('We refunded the optimization').length - 1;
}

it('says the refund once, with or without an advice that names it', () => {
  const code = 'too-long';
  const message = 'Your resume or the posting takes too long to check.';
  const advice = 'We refunded the optimization. Shorten your document or the posting and submit it again.';
  expect(countRefunds({ state: 'failed', failure: { code, message, advice } })).toBe(1);
  expect(countRefunds({ state: 'failed', failure: { code, message, advice: 'Export it again.' } })).toBe(1);
  expect(countRefunds({ state: 'cancelled' })).toBe(1);
});
