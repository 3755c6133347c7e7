import { type ReactNode, useId } from 'react';

type SettingsSectionProps = {
  /** Where a link leads to. */
  id?: string;
  title: string;
  about: ReactNode;
  children: ReactNode;
};

/** One matter of the account: its name and a line about it on the left, its controls on the right. */
export function SettingsSection({ id: place, title, about, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      id={place}
      aria-labelledby={id}
      className="grid scroll-mt-20 gap-x-12 gap-y-4 py-8 md:grid-cols-[18rem_1fr]"
    >
      <div>
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <p className="mt-1 text-soft">{about}</p>
      </div>
      <div className="max-w-[30rem]">{children}</div>
    </section>
  );
}
