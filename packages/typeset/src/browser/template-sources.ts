/** The source of every template and shared part, by its path inside `templates/`; bundled as text. */
const sources = import.meta.glob<string>('../../templates/**/*.typ', { query: '?raw', import: 'default', eager: true });

/** Templates as [path in the compiler's world, source]. */
export const templateSources: [string, string][] = Object.entries(sources).map(([path, source]) => [
  path.slice(path.indexOf('/templates/')),
  source,
]);
