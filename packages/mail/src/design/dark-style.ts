/** The dark half of the design, the colours of the web app's dark theme: class of a part to what changes. */
const parts: Record<string, string> = {
  ground: 'background-color: #171613',
  paper: 'background-color: #1f1e1a; border-color: #35322b',
  ink: 'color: #f2eee6',
  quiet: 'color: #c6bfb2',
  line: 'border-color: #35322b',
  action: 'background-color: #8bd3b8; color: #08251c',
  link: 'color: #8bd3b8',
};

/**
 * A style sheet for mail programs that follow the system's dark theme; others ignore it and show the inline, light styles,
 * which is why every declaration is marked important.
 */
export function writeDarkStyle(): string {
  const rules = Object.entries(parts).map(
    ([name, declarations]) => `.${name} { ${declarations.replaceAll(/;|$/g, ' !important;')} }`,
  );
  return `:root { color-scheme: light dark; supported-color-schemes: light dark; } @media (prefers-color-scheme: dark) { ${rules.join(' ')} }`;
}
