import { t } from '@lingui/core/macro';
import { type Letter, type Resume, standingEntries } from '@shortlist/schema';
import { useRef, useState } from 'react';
import { sayServerText } from '../../../language/say-server-text.ts';
import { serverLanguage } from '../../../language/server-language.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { focusLater } from '../../../ui/focus-later.ts';
import { Notice } from '../../../ui/notice.tsx';
import { hasTypedLetter, LetterEditor } from '../review/letter-editor.tsx';
import { LetterStyle } from '../review/letter-style.tsx';
import { LetterVersions } from '../review/letter-versions.tsx';
import { hasOwnWords } from '../words/has-own-words.ts';
import { Ledger } from './ledger.tsx';
import { ResultSection } from './result-section.tsx';

/** The cover letter as a sheet of paper: to read, to copy, to change. */
export function LetterSheet({ id, letter, original }: { id: string; letter: Letter; original: Resume }) {
  const [editing, setEditing] = useState(() => hasTypedLetter(id));
  const [versions, setVersions] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  const text = [letter.greeting, ...letter.paragraphs, letter.closing, letter.signature].join('\n\n');
  return (
    <ResultSection
      id="letter"
      folds={!editing}
      title={t`Cover letter`}
      intro={
        hasOwnWords(letter)
          ? t`Our sentences are based on lines in your resume. We don’t check the words you changed.`
          : t`Each sentence is based on a line in your resume.`
      }
      actions={
        !editing && (
          <div ref={opener} className="flex flex-wrap gap-3">
            <CopyButton text={text}>{t`Copy the letter`}</CopyButton>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                setEditing(true);
                focusLater(() => sheet.current?.querySelector('input'));
              }}
            >
              {t`Change the wording`}
            </Button>
            <Button variant="quiet" size="small" onClick={() => setVersions(true)}>
              {t`Versions`}
            </Button>
          </div>
        )
      }
    >
      {versions && <LetterVersions id={id} letter={letter} onClose={() => setVersions(false)} />}
      {editing ? (
        <div ref={sheet}>
          <LetterEditor
            id={id}
            letter={letter}
            onClose={() => {
              setEditing(false);
              focusLater(() => opener.current?.querySelector('button'));
            }}
          />
        </div>
      ) : (
        <>
          <LetterStyle id={id} letter={letter} />
          {letter.remarks?.map((remark) => (
            <div key={remark} lang={serverLanguage(remark)} className="mt-6">
              <Notice>{sayServerText(remark)}</Notice>
            </div>
          ))}
          <article
            lang={letter.language}
            className="mx-auto mt-6 max-w-prose bg-sheet px-8 py-10 break-words text-[#1d1b17] shadow-lift sm:px-14 sm:py-14"
          >
            <p dir="auto" className="font-semibold">
              {letter.subject}
            </p>
            <p dir="auto" className="mt-6">
              {letter.greeting}
            </p>
            {letter.paragraphs.map((paragraph) => (
              <p key={paragraph} dir="auto" className="mt-4 whitespace-pre-line">
                {paragraph}
              </p>
            ))}
            <p dir="auto" className="mt-6">
              {letter.closing}
            </p>
            <p dir="auto" className="mt-2">
              {letter.signature}
            </p>
          </article>
          <Ledger
            entries={standingEntries(letter.ledger, letter.paragraphs)}
            original={original}
            language={letter.language}
            className="mx-auto mt-6"
          />
        </>
      )}
    </ResultSection>
  );
}
