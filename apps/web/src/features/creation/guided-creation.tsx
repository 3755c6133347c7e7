import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { paths } from '../../app/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { focusLater } from '../../ui/focus-later.ts';
import { Page } from '../../ui/page.tsx';
import type { GuideParts } from './guide/guide-parts.ts';
import { StepByStep } from './guide/step-by-step.tsx';
import { type GuidedState, useGuidedState } from './guided-state.ts';
import { UploadAndCorrect } from './upload/upload-and-correct.tsx';
import { useWelcome } from './use-welcome.ts';
import { WelcomeCard } from './welcome-card.tsx';

/** From nothing or from a file to a first draft. */
export default function GuidedCreation(parts: GuideParts) {
  const state = useGuidedState();
  const welcome = useWelcome();
  const content = useRef<HTMLDivElement>(null);
  const { uploadType, templateId } = state;

  function start() {
    welcome.close();
    focusLater(() => content.current);
  }

  const back = templateId ? paths.templateSelection : paths.resumeCreationOptions;
  return (
    <Page title={titleOf(state)} tabTitle={t`Guided Resume Creation`} back={<BackLink to={back}>{t`Back`}</BackLink>}>
      {welcome.open && (
        <WelcomeCard title={t`Add Section`} action={uploadType ? t`Choose your file` : t`Start`} onClose={start}>
          {state.templateName
            ? t`Using ${{ template: state.templateName }} template`
            : t`Build your professional resume step by step`}
        </WelcomeCard>
      )}
      <div ref={content} tabIndex={-1} className="outline-none">
        {uploadType ? <UploadAndCorrect uploadType={uploadType} /> : <StepByStep template={templateId} {...parts} />}
      </div>
    </Page>
  );
}

function titleOf({ uploadType }: GuidedState): string {
  if (uploadType === 'linkedin') return t`Upload LinkedIn Profile`;
  return uploadType === 'resume' ? t`Upload Existing Resume` : t`Step by step`;
}
