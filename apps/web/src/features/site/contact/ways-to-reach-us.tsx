import { brand } from '../../../content/brand.ts';

const link = 'underline decoration-rule underline-offset-4 hover:decoration-current';

/** Beside the form: every other way, and who is answered first. */
export function WaysToReachUs() {
  return (
    <dl className="grid content-start gap-6 border-t border-rule pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
      <div>
        <dt className="font-semibold">By phone</dt>
        {brand.phones.map((phone) => (
          <dd key={phone} className="tabular mt-1">
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
              {phone}
            </a>
          </dd>
        ))}
      </div>
      <div>
        <dt className="font-semibold">Organizations and schools</dt>
        <dd className="mt-1">
          <a href={`mailto:${brand.enterpriseEmail}`} className={link}>
            {brand.enterpriseEmail}
          </a>
        </dd>
      </div>
      <div>
        <dt className="font-semibold">On a paid plan?</dt>
        <dd className="mt-1 text-soft">Sign in before you write: your message then reaches us marked as priority.</dd>
      </div>
      <div>
        <dt className="font-semibold">Where we are</dt>
        <dd className="mt-1 text-soft">{brand.cities.join(', ')}</dd>
      </div>
    </dl>
  );
}
