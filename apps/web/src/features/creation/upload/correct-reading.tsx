import { t } from '@lingui/core/macro';
import {
  type Draft,
  draftResume,
  type Evidence,
  isUnsure,
  placeSections,
  type UploadReading,
  type UserInfo,
} from '@shortlist/schema';
import { useEffect, useState } from 'react';
import { i18n } from '#i18n';
import { titleFor } from '../../../api/resumes/title-for.ts';
import { infoNames } from '../../../content/info-names.ts';
import { nameSection } from '../../../content/section-names.ts';
import { CorrectedBefore } from '../../../reading/corrected-before.tsx';
import { PageWindow } from '../../../reading/pages/page-window.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { CreateProblem } from '../create-problem.tsx';
import type { UploadType } from '../guided-state.ts';
import { useCreateResume } from '../use-create-resume.ts';

type Props = {
  uploadType: UploadType;
  reading: UploadReading;
  file: File;
  onAgain: () => void;
  onReadAnew: () => void;
};

const fields: { field: keyof UserInfo; pointer: string }[] = [
  { field: 'name', pointer: '/basics/name' },
  { field: 'jobTitle', pointer: '/basics/label' },
  { field: 'email', pointer: '/basics/email' },
  { field: 'phone', pointer: '/basics/phone' },
  { field: 'location', pointer: '/basics/location' },
  { field: 'website', pointer: '/basics/url' },
  { field: 'linkedin', pointer: '/basics/profiles' },
];

/** On a phone the page stays at the top of the screen: what gets the focus comes to stand below it. */
const belowWindow = 'max-lg:[&_input]:scroll-mt-80 max-lg:[&_textarea]:scroll-mt-80';

/** What was read, beside the page; the place that a field comes from lights up while the field is edited. */
export function CorrectReading({ uploadType, reading, file, onAgain, onReadAnew }: Props) {
  const [draft, setDraft] = useState<Draft>(reading.draft);
  const [pointer, setPointer] = useState<string>();
  const { create, creating, problem } = useCreateResume();
  const corrected = draft !== reading.draft && !creating;
  useEffect(() => {
    if (!corrected) return;
    // Corrections are kept once they are in the editor: the browser asks before they are lost.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [corrected]);
  const lit = pointer === undefined ? undefined : evidenceAt(reading.evidence, pointer);
  const isPdf = reading.format === 'pdf';
  // Edits can be written or listed for these; data has no pages of its own.
  const keepsFile = isPdf || reading.format === 'docx';
  const unsure = (at: string) =>
    evidenceAt(reading.evidence, at).some(isUnsure) ? t`We’re not sure about this. Please check it.` : undefined;
  const normalForm = (at: string, value: string) => {
    const found = reading.evidence.find((one) => one.pointer === at);
    const meaning = found?.normal;
    return meaning && meaning !== value && found.text.includes(value) ? t`We read this as ${meaning}` : undefined;
  };

  return (
    <>
      <div className="mb-6 grid gap-3">
        <p className="max-w-prose text-lead text-soft">
          {t`These are the details we found in ${{ file: file.name }}. Correct anything that’s wrong. You can change everything later in the editor.`}
        </p>
        <CorrectedBefore corrected={reading.corrected} onReadAnew={onReadAnew} />
      </div>
      <div className={isPdf ? 'lg:grid lg:grid-cols-2 lg:gap-8' : 'max-w-[46rem]'}>
        {isPdf && <PageWindow file={file} pages={reading.pages} lit={lit} />}
        <div className={classNames('grid content-start gap-5', isPdf && belowWindow)}>
          <div className="grid gap-4 sm:grid-cols-2">
            {fields.map(({ field, pointer: at }) => (
              <TextField
                key={field}
                label={i18n._(infoNames[field])}
                hint={unsure(at) ?? normalForm(at, draft.userInfo[field])}
                value={draft.userInfo[field]}
                maxLength={500}
                onFocus={() => setPointer(at)}
                onChange={(event) => {
                  const { value } = event.target;
                  setDraft((before) => ({ ...before, userInfo: { ...before.userInfo, [field]: value } }));
                }}
              />
            ))}
          </div>
          {placeSections(draft).map(({ section, pointer: at }) => (
            <TextArea
              key={section.id}
              label={nameSection(section)}
              hint={unsure(at)}
              className="max-h-[32rem] [field-sizing:content]"
              value={section.content}
              onFocus={() => setPointer(at)}
              onChange={(event) => {
                const content = event.target.value;
                setDraft((before) => ({
                  ...before,
                  sections: before.sections.map((one) => (one.id === section.id ? { ...one, content } : one)),
                }));
              }}
            />
          ))}
          {reading.leftovers.length > 0 && (
            <Notice title={t`Lines we couldn’t place`}>
              <ul className="list-disc ps-5">
                {reading.leftovers.map((leftover, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice
                  <li key={index} className="break-words">
                    {leftover.text}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          {problem && <CreateProblem problem={problem} />}
          <div className="flex flex-wrap gap-3 border-t border-rule pt-6">
            <Button
              busy={creating}
              onClick={() =>
                create({
                  title: titleOf(uploadType, file, draft.userInfo.name),
                  draft,
                  ...(keepsFile ? { file } : {}),
                  ...(saysOther(draft, reading.draft) ? { correctionOf: reading.digest } : {}),
                })
              }
            >
              {t`Continue to the editor`}
            </Button>
            <Button variant="quiet" onClick={onAgain}>
              {t`Choose another file`}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}

/** A resume is called as its file is. LinkedIn calls everybody's file "Profile". */
function titleOf(uploadType: UploadType, file: File, person: string): string {
  const name = uploadType === 'linkedin' ? '' : file.name.replace(/\.[a-z]+$/i, '').slice(0, 120);
  return name || titleFor(person);
}

/** Whether a draft stands for other facts: what was typed and taken back corrects nothing. */
function saysOther(draft: Draft, read: Draft): boolean {
  return JSON.stringify(draftResume(draft)) !== JSON.stringify(draftResume(read));
}

function evidenceAt(evidence: Evidence[], pointer: string): Evidence[] {
  return evidence.filter((one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`));
}
