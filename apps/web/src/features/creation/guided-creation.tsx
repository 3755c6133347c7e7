import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Page } from '../../ui/page.tsx';
import type { GuideParts } from './guide/guide-parts.ts';
import { StepByStep } from './guide/step-by-step.tsx';
import { type GuidedState, useGuidedState } from './guided-state.ts';
import { UploadAndCorrect } from './upload/upload-and-correct.tsx';
import { useWelcome } from './use-welcome.ts';

/** From nothing or from a file to a first draft. */
export default function GuidedCreation(parts: GuideParts) {
  const state = useGuidedState();
  const welcome = useWelcome();
  const { uploadType, templateId } = state;
  const back = templateId ? paths.templateSelection : paths.resumeCreationOptions;
  return (
    <Page title={titleOf(state)} tabTitle={t`Guided Resume Creation`} back={<BackLink to={back}>{t`Back`}</BackLink>}>
      {uploadType ? <UploadAndCorrect uploadType={uploadType} /> : <StepByStep template={templateId} {...parts} />}
      <Dialog open={welcome.open} title={t`Add Section`} onClose={welcome.close}>
        <p className="text-soft">
          {state.templateName
            ? t`Using ${{ template: state.templateName }} template`
            : t`Build your professional resume step by step`}
        </p>
        <Button className="mt-6" onClick={welcome.close}>
          {uploadType ? t`Choose your file` : t`Start`}
        </Button>
      </Dialog>
    </Page>
  );
}

function titleOf({ uploadType }: GuidedState): string {
  if (uploadType === 'linkedin') return t`Upload LinkedIn Profile`;
  return uploadType === 'resume' ? t`Upload Existing Resume` : t`Step by step`;
}
