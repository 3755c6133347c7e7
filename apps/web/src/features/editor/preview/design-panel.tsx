import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import {
  type Draft,
  type DraftDesign,
  type DraftSection,
  type Paper,
  pageLanguageOf,
  pageLanguages,
} from '@shortlist/schema';
import { familiesOf, templates } from '@shortlist/typeset/browser';
import { memo } from 'react';
import { i18n } from '#i18n';
import { useLanguage } from '../../../language/use-language.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/text-field.tsx';
import { AccentField } from '../branding/accent-field.tsx';
import { PageMarkField } from '../branding/page-mark-field.tsx';
import { ColumnsField } from '../design/columns-field.tsx';
import { IconsField } from '../design/icons-field.tsx';
import { Slider } from '../design/slider.tsx';
import { TemplateField, type TemplatePick } from '../design/template-field.tsx';
import { setDesign } from '../document/change-draft.ts';
import { LanguageField } from './language-field.tsx';

/** `home` is the paper of where the person lives, `text` the language that the text is written in. */
type Props = TemplatePick & {
  design: DraftDesign;
  sections: readonly DraftSection[];
  home: Paper;
  text: string | undefined;
  change: (make: (draft: Draft) => Draft, key?: string) => void;
};

const papers: Record<Paper, MessageDescriptor> = { a4: msg`A4`, 'us-letter': msg`US Letter` };

/** Template, font, accent, spacing, text size, margins, icons, paper, most pages and foot of the page. */
export default memo(function DesignPanel({ design, sections, home, text, change, picked, onPick }: Props) {
  const set = (part: Partial<DraftDesign>, key = '') => change((draft) => setDesign(draft, part), key);
  const families = familiesOf(design.template);
  const template = templates.find(({ id }) => id === design.template);
  // As the page writes them.
  const { months } = pageLanguages[pageLanguageOf(design.language ?? text ?? 'en') ?? 'en'] ?? {};
  useLanguage();
  return (
    <Panel title={t`Design`}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TemplateField design={design} change={change} picked={picked} onPick={onPick} />
        <SelectField
          label={t`Paper`}
          value={design.paper ?? 'home'}
          options={[
            { value: 'home', label: t`Based on your address: ${{ paper: i18n._(papers[home]) }}` },
            ...Object.entries(papers).map(([value, label]) => ({ value, label: i18n._(label) })),
          ]}
          onChange={({ target: { value } }) => set({ paper: value === 'home' ? undefined : (value as Paper) })}
        />
        <SelectField
          label={t`Font`}
          value={families.find((family) => family === design.font) ?? families[0]}
          disabled={design.ownTemplate !== undefined}
          hint={
            design.ownTemplate || families.slice(1).some((family) => family === design.font)
              ? undefined
              : t`The template’s own font.`
          }
          options={families.map((family) => ({ value: family, label: family }))}
          onChange={({ target: { value } }) =>
            set({ font: value === families[0] ? undefined : families.find((family) => family === value) })
          }
        />
        <AccentField design={design} designed={template?.accentColor ?? '#1f6aa5'} set={set} />
        <SelectField
          label={t`Date format`}
          value={design.dateFormat}
          options={[
            { value: 'short-month', label: months ? `${months.short[2]} 2021` : '2021.03' },
            { value: 'long-month', label: months ? `${months.long[2]} 2021` : '2021.03' },
            { value: 'numeric', label: '03/2021' },
            { value: 'year', label: '2021' },
          ]}
          onChange={(event) => set({ dateFormat: event.target.value as DraftDesign['dateFormat'] })}
        />
        <LanguageField design={design} text={text} set={set} />
        <SelectField
          label={t`Length`}
          hint={design.fitPages ? t`We reduce spacing and text size to fit.` : undefined}
          value={design.fitPages ?? 'any'}
          options={[
            { value: 'any', label: t`Any length` },
            ...[1, 2, 3, 4, 5, 6].map((count) => ({
              value: `${count}`,
              label: plural(count, { one: 'Fit on one page', other: 'Fit on # pages' }),
            })),
          ]}
          onChange={({ target: { value } }) => set({ fitPages: value === 'any' ? undefined : Number(value) })}
        />
        <IconsField design={design} set={set} />
        <Slider
          label={t`Spacing`}
          min={0.6}
          max={1.5}
          value={design.spacing}
          onChange={(spacing) => set({ spacing }, 'spacing')}
        />
        <Slider
          label={t`Line spacing`}
          min={0.85}
          max={1.4}
          value={design.lineSpacing ?? 1}
          disabled={design.ownTemplate !== undefined}
          onChange={(lines) => set({ lineSpacing: lines === 1 ? undefined : lines }, 'lineSpacing')}
        />
        <Slider
          label={t`Text size`}
          min={0.8}
          max={1.25}
          value={design.size}
          onChange={(size) => set({ size }, 'size')}
        />
        <Slider
          label={t`Margins`}
          min={0.7}
          max={1.3}
          value={design.margins ?? 1}
          disabled={design.ownTemplate !== undefined}
          onChange={(margins) => set({ margins: margins === 1 ? undefined : margins }, 'margins')}
        />
        {design.template === 'creative-edge' && !design.ownTemplate && (
          <ColumnsField sections={sections} change={change} />
        )}
        <PageMarkField design={design} set={set} />
      </div>
    </Panel>
  );
});
