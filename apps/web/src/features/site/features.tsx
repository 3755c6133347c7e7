import {
  ArrowRight,
  ChartLine,
  FilePen,
  type LucideIcon,
  ScanText,
  ScrollText,
  Sparkles,
  UserRoundSearch,
} from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { type FeatureIcon, featuresWords, listFeatures } from '../../content/site/features.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';

const icons: Record<FeatureIcon, LucideIcon> = {
  build: FilePen,
  check: ScanText,
  match: ScrollText,
  suggest: Sparkles,
  insight: ChartLine,
  linkedin: UserRoundSearch,
};

/** What the product does, in six cards. */
export default function Features() {
  const words = featuresWords();
  return (
    <Page title={words.title} intro={words.intro}>
      <ul className="grid gap-px overflow-hidden rounded-lg border border-rule bg-rule md:grid-cols-2 lg:grid-cols-3">
        {listFeatures().map(({ icon, title, text, details, to, action }) => {
          const Icon = icons[icon];
          return (
            <li key={title} className="flex flex-col bg-surface p-6 sm:p-8">
              <Icon aria-hidden="true" strokeWidth={1.5} className="size-8 text-accent" />
              <h2 className="mt-5 text-title">{title}</h2>
              <p className="mt-2 text-soft">{text}</p>
              <ul className="mt-4 mb-6 grid gap-1.5 text-small text-soft">
                {details.map((detail) => (
                  <li key={detail} className="border-s-2 border-rule-strong/60 ps-3">
                    {detail}
                  </li>
                ))}
              </ul>
              <Link
                to={to}
                className="mt-auto inline-flex items-center gap-1.5 self-start rounded-sm font-medium text-accent hover:text-accent-hover"
              >
                {action}
                <ArrowRight aria-hidden="true" className="size-4" />
              </Link>
            </li>
          );
        })}
      </ul>
      <div className="mt-12 flex flex-wrap items-center justify-between gap-6 border-t border-rule pt-8">
        <p className="serif text-title">{words.closing}</p>
        <Link to={paths.dashboard} className={buttonStyle('primary', 'large')}>
          {words.action}
        </Link>
      </div>
    </Page>
  );
}
