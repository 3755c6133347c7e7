import type { Draft, DraftLink, FormKind } from '@shortlist/schema';
import type { ComponentType } from 'react';

/** What the guide shows of the editor: the page of a draft, the entries of a section as forms, and the links of a person. */
export type GuideParts = {
  page: ComponentType<{ draft: Draft }>;
  forms: ComponentType<{
    kind: FormKind;
    title: string;
    content: string;
    begin?: boolean;
    onChange: (content: string) => void;
  }>;
  links: ComponentType<{ links: DraftLink[]; onChange: (links: DraftLink[]) => void }>;
};
