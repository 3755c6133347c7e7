/** The line between two ways of signing in. */
export function OrRule() {
  return (
    <div className="my-6 flex items-center gap-4 text-small text-faint">
      <span aria-hidden="true" className="h-px grow bg-rule" />
      or
      <span aria-hidden="true" className="h-px grow bg-rule" />
    </div>
  );
}
