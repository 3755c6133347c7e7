import { describePlace, type Resume, type XrayField } from '@shortlist/schema';

/** What a machine reads otherwise than it was written, place by place. */
export function FieldsReadDifferently({ fields, resume }: { fields: XrayField[]; resume: Resume }) {
  return (
    <ul className="grid gap-2">
      {fields.map((field) => (
        <li key={field.pointer}>
          <span className="font-medium text-ink">{describePlace(resume, field.pointer)}</span>: <q>{field.expected}</q>{' '}
          {field.recovered ? (
            <>
              is read as <q>{field.recovered}</q>
            </>
          ) : field.printed ? (
            'is in the file, and our reader puts it elsewhere'
          ) : (
            'is not found'
          )}
        </li>
      ))}
    </ul>
  );
}
