import type { ModelNote } from '@shortlist/schema';
import { ResultSection } from './result-section.tsx';

/** What was asked of a language model, word for word, what it cost and what became of it. */
export function ModelRecord({ note }: { note: ModelNote }) {
  const { usage, sent, blocked, failure, cost, kept } = note;
  const facts = [
    ['Model', `${note.model} (${note.provider})`],
    [
      'Asked',
      usage.calls === 1 ? 'once' : `${usage.calls} times${usage.cached > 0 ? `, ${usage.cached} from memory` : ''}`,
    ],
    ['Tokens', `${usage.inputTokens.toLocaleString('en')} sent, ${usage.outputTokens.toLocaleString('en')} received`],
    ...(cost === undefined ? [] : [['Cost', `${cost < 0.01 ? 'under 1 cent' : `$${cost.toFixed(2)}`}`]]),
    [
      'Kept',
      kept === 0
        ? 'nothing: the wording is that of our own rules'
        : `${kept} ${kept === 1 ? 'sentence' : 'sentences'}, each held to your own facts`,
    ],
  ];
  return (
    <ResultSection
      id="model"
      folds
      title="What a model was asked"
      intro="A language model was let at the wording. Your name, mail, phone, address and links were replaced before anything left. This is all that was sent."
    >
      {failure !== undefined && (
        <p className="mb-4 max-w-prose">
          {kept === 0
            ? 'The model could not be used, so the wording is that of our own rules: '
            : 'The model did not answer the second time; what held of its first answer stands: '}
          {failure}
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
            {blocked.length === 1 ? 'One sentence was' : `${blocked.length} sentences were`} refused: they said more
            than your documents do
          </summary>
          <ul className="mt-2 grid max-w-prose list-disc gap-2 pl-5">
            {blocked.map(({ text, words }) => (
              <li key={text}>
                <q>{text}</q> <span className="text-soft">No fact for: {words.join(', ')}.</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {sent.map(({ system, prompt }, index) => (
        <details key={prompt} className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2 font-medium">
            {index === 0 ? 'What was sent' : 'What was sent the second time'}
          </summary>
          <pre className="mt-2 max-h-96 overflow-auto rounded-md border border-rule bg-sunken p-4 text-small whitespace-pre-wrap break-words">
            {`${system}\n\n${prompt}`}
          </pre>
        </details>
      ))}
    </ResultSection>
  );
}
