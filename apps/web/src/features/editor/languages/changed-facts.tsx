import { plural, t } from '@lingui/core/macro';
import { isDate, markOf, type OpenRow, setPieces } from '@shortlist/schema';
import { typeDates } from '../../../language/typed-dates.ts';
import { Button } from '../../../ui/button.tsx';
import type { Languages } from './use-languages.ts';

type Props = { rows: OpenRow[]; place: (row: OpenRow) => string; languages: Languages };

/** Dates, names and numbers that are others in the other language now: the same in every language, so that one press takes them over. */
export function ChangedFacts({ rows, place, languages }: Props) {
  if (rows.length === 0) return null;
  const dates = rows.every(({ key }) => isDate(key));
  const take = () =>
    languages.changeOutline((outline) => setPieces(outline, new Map(rows.map(({ id, theirs }) => [id, theirs]))));
  return (
    <div className="grid gap-3 rounded-lg border border-rule bg-surface p-4" data-row="fact">
      <dl className="grid gap-2">
        {rows.map((row) => (
          <div key={row.id}>
            <dt className="text-small font-medium text-soft wrap-anywhere">{place(row)}</dt>
            <dd className="wrap-anywhere">
              <del className="text-faint">{shown(row, row.mine)}</del>{' '}
              <ins className="no-underline">{shown(row, row.theirs)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={take}>
          {dates
            ? plural(rows.length, { one: 'Update # date', other: 'Update # dates' })
            : plural(rows.length, { one: 'Update # detail', other: 'Update # details' })}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => languages.mark(Object.fromEntries(rows.map(({ id, theirs }) => [id, markOf(theirs)])))}
        >
          {t`Keep as is`}
        </Button>
      </div>
    </div>
  );
}

/** A date as the interface writes it; an end that is left out is the present. */
function shown({ key }: OpenRow, text: string): string {
  if (text === '') return key === 'endDate' ? t`Present` : t`Empty`;
  return isDate(key) ? typeDates({ endDate: text }) : text;
}
