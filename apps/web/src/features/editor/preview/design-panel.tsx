import type { Draft, DraftDesign, Paper } from '@shortlist/schema';
import { templates } from '@shortlist/typeset/browser';
import { memo } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/text-field.tsx';
import { AccentField } from '../branding/accent-field.tsx';
import { PageMarkField } from '../branding/page-mark-field.tsx';
import { Slider } from '../design/slider.tsx';
import { TemplateField } from '../design/template-field.tsx';
import { setDesign } from '../document/change-draft.ts';
import { LanguageField } from './language-field.tsx';

/** `home` is the paper of where the person lives, `text` the language that the text is written in. */
type Props = {
  design: DraftDesign;
  home: Paper;
  text: string | undefined;
  change: (make: (draft: Draft) => Draft, key?: string) => void;
};

const papers: Record<Paper, string> = { a4: 'A4', 'us-letter': 'US Letter' };

/** Template, accent, spacing, letter size, paper, most pages and foot of the page. */
export default memo(function DesignPanel({ design, home, text, change }: Props) {
  const set = (part: Partial<DraftDesign>, key = '') => change((draft) => setDesign(draft, part), key);
  const template = templates.find(({ id }) => id === design.template);
  return (
    <Panel title="Design">
      <div className="grid gap-4 sm:grid-cols-2">
        <TemplateField design={design} change={change} />
        <SelectField
          label="Paper"
          value={design.paper ?? 'home'}
          options={[
            { value: 'home', label: `By your address: ${papers[home]}` },
            ...Object.entries(papers).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ target: { value } }) => set({ paper: value === 'home' ? undefined : (value as Paper) })}
        />
        <AccentField design={design} designed={template?.accentColor ?? '#1f6aa5'} set={set} />
        <SelectField
          label="Dates"
          value={design.dateFormat}
          options={[
            { value: 'short-month', label: 'Mar 2021' },
            { value: 'long-month', label: 'March 2021' },
            { value: 'numeric', label: '03/2021' },
            { value: 'year', label: '2021' },
          ]}
          onChange={(event) => set({ dateFormat: event.target.value as DraftDesign['dateFormat'] })}
        />
        <LanguageField design={design} text={text} set={set} />
        <SelectField
          label="Length"
          hint={design.fitPages ? 'Spacing and letters are tightened as far as that takes.' : undefined}
          value={design.fitPages ?? 'any'}
          options={[
            { value: 'any', label: 'As long as it is' },
            ...[1, 2, 3, 4, 5, 6].map((count) => ({
              value: `${count}`,
              label: count === 1 ? 'Fit on one page' : `Fit on ${count} pages`,
            })),
          ]}
          onChange={({ target: { value } }) => set({ fitPages: value === 'any' ? undefined : Number(value) })}
        />
        <Slider
          label="Spacing"
          min={0.6}
          max={1.5}
          value={design.spacing}
          onChange={(spacing) => set({ spacing }, 'spacing')}
        />
        <Slider label="Text size" min={0.8} max={1.25} value={design.size} onChange={(size) => set({ size }, 'size')} />
        <PageMarkField design={design} set={set} />
      </div>
    </Panel>
  );
});
