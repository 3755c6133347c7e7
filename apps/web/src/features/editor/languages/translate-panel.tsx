import { t } from '@lingui/core/macro';
import { draftLanguage, markOf, type OpenRow, setPieces } from '@shortlist/schema';
import { CircleCheck, Unlink } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { languageName } from '../../../language/language-name.ts';
import { useLinking } from '../../../linked/use-linking.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/text-field.tsx';
import type { Editor } from '../document/use-editor.ts';
import { ChangedFacts } from './changed-facts.tsx';
import { ChangedPart } from './changed-part.tsx';
import { namePart } from './name-part.ts';
import { TextRow } from './text-row.tsx';
import type { Languages } from './use-languages.ts';
import { useSuggestion } from './use-suggestion.ts';

type Props = { id: string; editor: Editor; languages: Languages };

/** What this language of a resume owes another one: texts beside each other, facts in one press, parts that came or went. */
export default function TranslatePanel({ id, editor, languages }: Props) {
  const { other, others, choose, pair, rows = [], theirs, mark } = languages;
  const known = useKnownRows(other?.id ?? '', rows);
  const suggest = useSuggestion(id, other?.id ?? '');
  const { unlink } = useLinking(editor.flush);
  if (!other || !pair || !theirs) return null;
  const { draft } = editor;
  const name = languageName(other.language) ?? '';
  const into = languageName(draftLanguage(draft)) ?? '';
  const place = ({ node, key }: OpenRow) => namePart(node, key, theirs.outline, pair.draft);
  const texts = known.filter(({ rows: [row] }) => row.kind === 'translate' || row.kind === 'changed');
  const parts = rows.filter(({ kind }) => kind === 'added' || kind === 'removed');
  const facts = rows.filter(({ kind }) => kind === 'fact');

  const list = (kind: OpenRow['kind']) =>
    texts
      .filter(({ rows: [row] }) => row.kind === kind)
      .map(({ rows: [first], ids }) => {
        const open = rows.some((row) => ids.includes(row.id));
        const their = languages.theirPieces?.get(first.id)?.text ?? first.theirs;
        const set = (text: string) =>
          languages.changeOutline((outline) => setPieces(outline, new Map(ids.map((one) => [one, text]))), first.id);
        return (
          <TextRow
            key={first.id}
            row={first}
            place={place(first)}
            count={ids.length}
            from={{ name, code: pair.language }}
            into={{ name: into, code: pair.into }}
            theirs={their}
            mine={languages.ownPieces?.get(first.id)?.text ?? ''}
            open={open}
            onType={set}
            onDone={() => mark(Object.fromEntries(ids.map((one) => [one, markOf(their)])))}
            onReopen={() => mark(Object.fromEntries(ids.map((one) => [one, first.kind === 'translate' ? '' : 'open'])))}
            suggest={suggest && (() => suggest(first.id))}
          />
        );
      });
  const [toTranslate, changed] = [list('translate'), list('changed')];
  return (
    <div className="grid content-start gap-6">
      {others.length > 1 && (
        <SelectField
          label={t`Compare with`}
          value={other.id}
          options={others.map((one) => ({ value: one.id, label: languageName(one.language) ?? one.title }))}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      {rows.length === 0 && (
        <p role="status" className="flex gap-2.5 rounded-lg border border-rule bg-surface p-5">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
          {t`Up to date with ${name}`}
        </p>
      )}
      {(facts.length > 0 || parts.length > 0 || changed.length > 0) && (
        <Group title={t`Changed in ${name} since`}>
          <ChangedFacts rows={facts} place={place} languages={languages} />
          <ul className="grid gap-3 empty:hidden">
            {parts.map((row) => (
              <ChangedPart key={row.id} row={row} place={place(row)} languages={languages} />
            ))}
          </ul>
          <ul className="grid gap-3 empty:hidden">{changed}</ul>
        </Group>
      )}
      {toTranslate.length > 0 && (
        <Group title={t`To translate`}>
          <ul className="grid gap-3">{toTranslate}</ul>
        </Group>
      )}
      <Button
        variant="quiet"
        size="small"
        className="-ms-3 justify-self-start"
        busy={unlink.isPending}
        onClick={() => unlink.mutate({ id: other.id, other: id })}
      >
        <Unlink aria-hidden="true" className="size-4.5" />
        {t`Unlink this resume`}
      </Button>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

type Known = { ids: string[]; rows: [OpenRow, ...OpenRow[]] };

/** The rows that were open since this list was opened, as they were first: a row stays while it is typed in. Equal ones are one. */
function useKnownRows(other: string, rows: OpenRow[]): Known[] {
  const [seen, setSeen] = useState<{ other: string; rows: Map<string, OpenRow> }>({ other, rows: new Map() });
  const fresh = seen.other === other ? rows.filter(({ id }) => !seen.rows.has(id)) : rows;
  if (fresh.length > 0 || seen.other !== other)
    setSeen({
      other,
      rows: new Map([...(seen.other === other ? seen.rows : []), ...fresh.map((row) => [row.id, row] as const)]),
    });
  const groups = new Map<string, Known>();
  for (const row of seen.rows.values()) {
    const key = JSON.stringify([row.kind, row.key, row.theirs, row.mine]);
    const group = groups.get(key);
    if (group) {
      group.ids.push(row.id);
      group.rows.push(row);
    } else groups.set(key, { ids: [row.id], rows: [row] });
  }
  return [...groups.values()];
}
