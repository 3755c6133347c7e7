import { t } from '@lingui/core/macro';
import type { Draft, DraftDesign, OwnTemplate } from '@shortlist/schema';
import { templates } from '@shortlist/typeset/browser';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { ownPageQuery, ownTemplatesQuery } from '../../../api/own-templates/calls.ts';
import { resumeUrls } from '../../../api/resumes/urls.ts';
import { paths } from '../../../app/paths.ts';
import { PagePicture } from '../../../ui/page-picture.tsx';
import { useSeen } from '../../../ui/use-seen.ts';
import { takeOurTemplate, takeOwnTemplate, templateOf } from './take-template.ts';

/** The template that was picked last, kept where leaving the view does not forget it. */
export type TemplatePick = { picked: string | undefined; onPick: (template: string) => void };
type Props = TemplatePick & { design: DraftDesign; change: (make: (draft: Draft) => Draft) => void };

/** The page's template: one of ours, or one of the person's own, each with the sample's page in it. */
export function TemplateField({ design, change, picked, onPick }: Props) {
  const { data } = useQuery(ownTemplatesQuery);
  const own = data?.included ? data.templates : [];
  const chosen = templateOf(design, own, picked);
  const hint = useId();
  const choose = (id: string, make: (draft: Draft) => Draft) => {
    onPick(id);
    change(make);
  };
  return (
    <fieldset aria-describedby={hint} className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 font-medium">{t`Template`}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-3 gap-y-3.5">
        {templates.map(({ id, name }) => (
          <Choice
            key={id}
            name={name}
            chosen={id === chosen}
            onChoose={() => choose(id, (draft) => takeOurTemplate(draft, id))}
          >
            <img
              src={resumeUrls.templateFile(id, 'thumbnail.svg')}
              alt=""
              loading="lazy"
              width={149}
              height={211}
              className="block h-auto w-full"
            />
          </Choice>
        ))}
        {own.map((template) => (
          <OwnChoice
            key={template.id}
            template={template}
            chosen={template.id === chosen}
            onChoose={() => choose(template.id, (draft) => takeOwnTemplate(draft, template))}
          />
        ))}
      </div>
      <p id={hint} className="mt-2 text-small text-faint">
        {t`Shown with a sample resume.`}{' '}
        <Link to={paths.myTemplates} className="prose-link">
          {t`My templates`}
        </Link>
      </p>
    </fieldset>
  );
}

type ChoiceProps = { chosen: boolean; onChoose: () => void };

function OwnChoice({ template, ...choice }: ChoiceProps & { template: OwnTemplate }) {
  const { name, kind } = template;
  const [ref, seen] = useSeen<HTMLSpanElement>();
  const page = useQuery({ ...ownPageQuery(template), enabled: seen });
  return (
    <Choice name={kind === 'file' ? t`${name} (yours)` : t`${name} (your variant)`} {...choice}>
      <span ref={ref} className="block">
        <PagePicture page={page.data} alt="" />
      </span>
    </Choice>
  );
}

/** One of a few pages to choose from: a radio button, which the arrow keys lead to, shown as its page. */
function Choice({ name, chosen, onChoose, children }: ChoiceProps & { name: string; children: ReactNode }) {
  return (
    <label className="group relative min-w-0 cursor-pointer">
      <input
        type="radio"
        name="template"
        checked={chosen}
        onChange={onChoose}
        className="peer absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-sm"
      />
      <span className="block aspect-[595/842] overflow-hidden rounded-sm border border-rule bg-sheet group-hover:border-ink peer-checked:border-accent peer-checked:ring-2 peer-checked:ring-accent">
        {children}
      </span>
      {chosen && (
        <span className="absolute top-1.5 inset-e-1.5 grid size-5 place-items-center rounded-full bg-accent text-on-accent">
          <Check aria-hidden="true" className="size-3.5" />
        </span>
      )}
      <span className="mt-1.5 block text-center text-small leading-snug text-soft [overflow-wrap:anywhere] peer-checked:font-medium peer-checked:text-ink">
        {name}
      </span>
    </label>
  );
}
