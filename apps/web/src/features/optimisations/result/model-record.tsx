import { plural, t } from '@lingui/core/macro';
import type { ModelNote } from '@shortlist/schema';
import { formatsTag } from '../../../language/formats-tag.ts';
import { ResultSection } from './result-section.tsx';

/** What was asked of a language model, word for word, what it cost and what became of it. */
export function ModelRecord({ note }: { note: ModelNote }) {
  const { usage, sent, blocked, failure, cost, kept } = note;
  const write = (count: number) => new Intl.NumberFormat(formatsTag()).format(count);
  const dollars = new Intl.NumberFormat(formatsTag(), { style: 'currency', currency: 'USD' });
  const facts = [
    [t`Model`, `${note.model} (${note.provider})`],
    [
      t`Requests`,
      [
        plural(usage.calls, { one: 'one', other: '#' }),
        usage.calls > 1 && usage.cached > 0 && t`${{ cached: usage.cached }} from cache`,
      ]
        .filter(Boolean)
        .join(', '),
    ],
    [t`Tokens`, t`${{ sent: write(usage.inputTokens) }} sent, ${{ received: write(usage.outputTokens) }} received`],
    ...(cost === undefined ? [] : [[t`Cost`, cost < 0.01 ? t`under 1 cent` : dollars.format(cost)]]),
    [
      t`Text used`,
      kept === 0
        ? t`None (our built-in rules wrote the text)`
        : plural(kept, {
            one: '# sentence, checked against your documents and answers',
            other: '# sentences, each checked against your documents and answers',
          }),
    ],
  ];
  return (
    <ResultSection
      id="model"
      folds
      title={t`What we sent to the language model`}
      intro={t`A language model improved the wording. Before we sent anything, we replaced your name, email, phone number, address, and links. This is everything we sent.`}
    >
      {failure !== undefined && (
        <p className="mb-4 max-w-prose">
          {kept === 0
            ? t`We couldn’t use the model, so our built-in rules wrote the text: ${failure}`
            : t`The model didn’t respond the second time. We kept the valid parts of its first response: ${failure}`}
        </p>
      )}
      <dl className="grid max-w-prose grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {blocked.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2 font-medium">
            {plural(blocked.length, {
              one: 'One sentence rejected: your documents don’t support it',
              other: '# sentences rejected: your documents don’t support them',
            })}
          </summary>
          <ul className="mt-2 grid max-w-prose list-disc gap-2 ps-5">
            {blocked.map(({ text, words }) => (
              <li key={text}>
                <q>{text}</q>{' '}
                <span className="text-soft">{t`Not in your documents: ${{ words: words.join(', ') }}.`}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {sent.map(({ system, prompt }, index) => (
        <details key={prompt} className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2 font-medium">
            {index === 0 ? t`What we sent` : t`Second request`}
          </summary>
          <pre className="mt-2 max-h-96 overflow-auto rounded-md border border-rule bg-sunken p-4 text-small whitespace-pre-wrap break-words">
            {`${system}\n\n${prompt}`}
          </pre>
        </details>
      ))}
    </ResultSection>
  );
}
