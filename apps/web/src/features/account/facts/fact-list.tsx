import { plural, t } from '@lingui/core/macro';
import { type FactGroup, type OwnFact, type SheetQuote, sectionWords } from '@shortlist/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { factProposalsKey, ownFactsQuery, setUnused } from '../../../results/own-facts.ts';
import { sayPlaceWord } from '../../../results/place-words.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/format.ts';

type Document = FactGroup['documents'][number];

const parts = [
  { part: 'work', title: sectionWords.work },
  { part: 'education', title: sectionWords.education },
  { part: 'skills', title: sectionWords.skills },
  { part: 'other', title: sectionWords.custom },
] as const;

/** The facts of one document under its name and date; the name leads to it. */
export function DocumentFacts({ person, document }: { person: string; document: Document }) {
  const address = document.kind === 'resume' ? paths.resume(document.id) : paths.optimization(document.id);
  return (
    <section aria-label={document.title} className="grid gap-5">
      <div>
        <h3 className="text-lead font-semibold break-words">
          <Link to={address} className="prose-link">
            {document.title}
          </Link>
        </h3>
        <p className="text-small text-faint">
          {document.kind === 'resume' ? t`Resume` : t`LinkedIn profile`}, {formatDate(document.date)}
        </p>
      </div>
      {parts.map(({ part, title }) => {
        const facts = document.facts.filter((fact) => fact.part === part);
        return facts.length === 0 ? null : (
          <div key={part}>
            <h4 className="text-small font-semibold text-soft">{sayPlaceWord(title ?? '')}</h4>
            <Lines person={person} facts={facts} />
          </div>
        );
      })}
    </section>
  );
}

/** So many lines of a part stand at first. */
const first = 8;

function Lines({ person, facts }: { person: string; facts: OwnFact[] }) {
  const [all, setAll] = useState(false);
  const left = facts.length - first;
  const shown = all || left <= 2 ? facts : facts.slice(0, first);
  return (
    <>
      <ul className="mt-1 divide-y divide-rule border-y border-rule">
        {shown.map((fact) => (
          <Line key={fact.pointer} person={person} fact={fact} />
        ))}
      </ul>
      {shown.length < facts.length && (
        <Button variant="quiet" size="small" className="mt-2" onClick={() => setAll(true)}>
          {plural(left, { one: 'Show # more line', other: 'Show # more lines' })}
        </Button>
      )}
    </>
  );
}

function Line({ person, fact }: { person: string; fact: OwnFact }) {
  const { text, of, from, to, alsoIn, unused } = fact;
  const queries = useQueryClient();
  const set = useMutation({
    mutationFn: () => setUnused({ person, text, unused: !unused }),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: factProposalsKey });
      return queries.invalidateQueries({ queryKey: ownFactsQuery.queryKey });
    },
    onError: (error) => toast.error(t`We couldn’t save this: ${{ reason: problemOf(error).title }}`),
  });
  const under = [...of, yearsOf({ from, to })].filter(Boolean).join(', ');
  const also = alsoIn.join(', ');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 max-w-prose grow basis-64">
        <p dir="auto" className={unused ? 'break-words text-faint line-through' : 'break-words'}>
          {text}
        </p>
        {under !== '' && <p className="text-small text-faint">{under}</p>}
        {also !== '' && <p className="text-small break-words text-faint">{t`Also in ${also}`}</p>}
        {unused && <p className="text-small text-soft">{t`We won’t suggest this line for other resumes.`}</p>}
      </div>
      <Button
        variant="quiet"
        size="small"
        busy={set.isPending}
        aria-label={unused ? t`Suggest again: ${text}` : t`Don’t suggest again: ${text}`}
        onClick={() => set.mutate()}
      >
        {unused ? t`Suggest again` : t`Don’t suggest again`}
      </Button>
    </li>
  );
}

function yearsOf({ from, to }: Pick<SheetQuote, 'from' | 'to'>): string {
  if (from === undefined || from === to) return to ?? '';
  return to === undefined ? t`since ${{ year: from }}` : `${from} – ${to}`;
}
