import { t } from '@lingui/core/macro';
import type { Resume } from '@shortlist/schema';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { keepCorrection } from '../../../api/resumes/files.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { sameEmail, sameName } from './compare-person.ts';
import type { usePdf } from './use-pdf.ts';

type Field = 'fullName' | 'email';
type Props = {
  pdf: ReturnType<typeof usePdf>;
  typed: { fullName: string; email: string };
  onUse: (field: Field, value: string) => void;
  disabled: boolean;
};

const checks = [
  { field: 'fullName', key: 'name', same: sameName },
  { field: 'email', key: 'email', same: sameEmail },
] as const;

/** Asks which name and email go on the resume and the letter where form and file differ, and says what the form fills in. */
export function PersonCheck({ pdf, typed, onUse, disabled }: Props) {
  const [kept, setKept] = useState<string[]>([]);
  const [saving, setSaving] = useState(false);
  const { data } = pdf.reading;
  if (!data) return null;
  const { digest, resume } = data;

  async function takeTyped(key: 'name' | 'email', value: string) {
    setSaving(true);
    try {
      const corrected: Resume = { ...resume, basics: { ...resume.basics, [key]: value } };
      await keepCorrection(digest, corrected);
      pdf.readAgain();
    } catch {
      toast.error(t`We couldn’t save this. Please try again.`);
    }
    setSaving(false);
  }

  return checks.map(({ field, key, same }) => {
    const inFile = resume.basics?.[key]?.trim() ?? '';
    const inForm = typed[field].trim();
    const asked = `${digest} ${field} ${inFile} ${inForm}`;
    if (inForm === '' || kept.includes(asked)) return null;
    if (inFile === '')
      return (
        <p key={field} className="text-small text-soft">
          {key === 'name'
            ? t`We found no name in your file, so we’ll use ${inForm}.`
            : t`We found no email in your file, so we’ll use ${inForm}.`}
        </p>
      );
    if (same(inForm, inFile)) return null;
    return (
      <Notice
        key={field}
        role="status"
        title={
          key === 'name'
            ? t`Which name goes on your resume and letter?`
            : t`Which email goes on your resume and letter?`
        }
        actions={
          <>
            <Button
              variant="secondary"
              size="small"
              disabled={disabled || saving}
              onClick={() => {
                setKept([...kept, asked]);
                // The mail goes to the address of the form, whichever one the documents show.
                if (field === 'fullName') onUse(field, inFile);
              }}
            >
              {t`Keep ${inFile}`}
            </Button>
            <Button
              variant="secondary"
              size="small"
              disabled={disabled}
              busy={saving}
              onClick={() => void takeTyped(key, inForm)}
            >
              {t`Use ${inForm}`}
            </Button>
          </>
        }
      >
        {t`Your file says ${inFile}. The form says ${inForm}.`}
      </Notice>
    );
  });
}
