import { useObjectUrl } from './use-object-url.ts';

/** A page as paper, from an SVG that stays a picture: nothing in it can run. */
export function PagePicture({ page, alt }: { page: Blob | undefined; alt: string }) {
  const address = useObjectUrl(page);
  return (
    <span className="block aspect-[595/842] w-full overflow-hidden bg-sheet shadow-lift">
      {address && <img src={address} alt={alt} className="block w-full" />}
    </span>
  );
}
