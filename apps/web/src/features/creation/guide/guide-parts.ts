import type { Draft, DraftLink, FormKind } from '@shortlist/schema';
import type { ComponentType } from 'react';

/** Says that something was removed, with a way to put it back: the guide has no undo over everything. */
type OnRemoved = (said: string, putBack: () => void) => void;

/** What the guide shows of the editor: the page of a draft, the entries of a section as forms, an example of one under the same names, and the links of a person. */
export type GuideParts = {
  page: ComponentType<{ draft: Draft }>;
  forms: ComponentType<{
    kind: FormKind;
    title: string;
    content: string;
    begin?: boolean;
    onChange: (content: string) => void;
    onRemoved: OnRemoved;
  }>;
  example: ComponentType<{ kind: FormKind; text: string }>;
  links: ComponentType<{ links: DraftLink[]; onChange: (links: DraftLink[]) => void; onRemoved: OnRemoved }>;
};
