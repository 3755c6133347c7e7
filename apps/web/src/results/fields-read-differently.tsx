import { Trans } from '@lingui/react/macro';
import type { Resume, XrayField } from '@shortlist/schema';
import { namePlace } from './place-words.ts';

/** What a machine reads otherwise than it was written, place by place. */
export function FieldsReadDifferently({ fields, resume }: { fields: XrayField[]; resume: Resume }) {
  return (
    <ul className="grid gap-2">
      {fields.map(({ pointer, expected, recovered, printed }) => (
        <li key={pointer}>
          <span className="font-medium text-ink">{namePlace(resume, pointer)}</span>:{' '}
          {recovered ? (
            <Trans>
              <q>{expected}</q> is read as <q>{recovered}</q>
            </Trans>
          ) : printed ? (
            <Trans>
              <q>{expected}</q> is in the file, but in a different field
            </Trans>
          ) : (
            <Trans>
              <q>{expected}</q> is missing
            </Trans>
          )}
        </li>
      ))}
    </ul>
  );
}
