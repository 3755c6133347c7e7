import { describePlace, type Resume, type XrayField } from '@shortlist/schema';

/** What a machine reads otherwise than it was written, place by place. */
export function FieldsReadDifferently({ fields, resume }: { fields: XrayField[]; resume: Resume }) {
  return (
    <ul className="grid gap-2">
      {fields.map((field) => (
        <li key={field.pointer}>
          <span className="font-medium text-ink">{describePlace(resume, field.pointer)}</span>: <q>{field.expected}</q>{' '}
          reads as {field.recovered ? <q>{field.recovered}</q> : 'nothing'}
        </li>
      ))}
    </ul>
  );
}
