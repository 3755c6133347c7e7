/** Colours and type of all mails, those of the web app's light theme, as mail programs understand them: hex and system fonts. */
export const tokens = {
  ground: '#faf7f2',
  paper: '#fffdfa',
  ink: '#1d1b17',
  quiet: '#514c43',
  line: '#e2dbcf',
  accent: '#0f5b47',
  onAccent: '#ffffff',
  text: "Inter, 'Source Sans 3', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  display: "Newsreader, 'Source Serif 4', Georgia, 'Times New Roman', serif",
  mono: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
} as const;
