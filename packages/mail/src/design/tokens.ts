/** Colours and type of all mails, as mail programs understand them: hex and system fonts. */
export const tokens = {
  ground: '#f6f3ec',
  paper: '#fffdf9',
  ink: '#1f1d1a',
  quiet: '#5d574e',
  line: '#e2dccf',
  accent: '#1f5a46',
  onAccent: '#ffffff',
  text: "Inter, 'Source Sans 3', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  display: "Newsreader, 'Source Serif 4', Georgia, 'Times New Roman', serif",
  mono: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
} as const;
