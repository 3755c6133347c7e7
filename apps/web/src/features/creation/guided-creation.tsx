import type { Draft } from '@shortlist/schema';
import type { ComponentType } from 'react';
import { paths } from '../../app/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Page } from '../../ui/page.tsx';
import { StepByStep } from './guide/step-by-step.tsx';
import { type GuidedState, useGuidedState } from './guided-state.ts';
import { UploadAndCorrect } from './upload/upload-and-correct.tsx';
import { useWelcome } from './use-welcome.ts';

type Props = {
  /** Shows a draft as its page. */
  page: ComponentType<{ draft: Draft }>;
};

/** From nothing or from a file to a first draft. */
export default function GuidedCreation({ page }: Props) {
  const state = useGuidedState();
  const welcome = useWelcome();
  const { uploadType, templateId } = state;
  const back = templateId ? paths.templateSelection : paths.resumeCreationOptions;
  return (
    <Page title={titleOf(state)} tabTitle="Guided Resume Creation" back={<BackLink to={back}>Back</BackLink>}>
      {uploadType ? <UploadAndCorrect uploadType={uploadType} /> : <StepByStep template={templateId} page={page} />}
      <Dialog open={welcome.open} title="Add Section" onClose={welcome.close}>
        <p className="text-soft">
          {state.templateName ? `Using ${state.templateName} template` : 'Build your professional resume step by step'}
        </p>
        <Button className="mt-6" onClick={welcome.close}>
          {uploadType ? 'Choose your file' : 'Start'}
        </Button>
      </Dialog>
    </Page>
  );
}

function titleOf({ uploadType }: GuidedState): string {
  if (uploadType === 'linkedin') return 'Upload LinkedIn Profile';
  return uploadType === 'resume' ? 'Upload Existing Resume' : 'Step by step';
}
