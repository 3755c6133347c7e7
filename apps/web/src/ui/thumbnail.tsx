import { useObjectUrl } from './use-object-url.ts';

/** The upper part of a page as paper; an empty sheet until it is set. */
export function Thumbnail({ page }: { page: Blob | undefined }) {
  const address = useObjectUrl(page);
  return (
    <span className="block aspect-[595/620] overflow-hidden rounded-t-sm bg-sheet shadow-lift">
      {address && <img src={address} alt="" className="block w-full" />}
    </span>
  );
}
