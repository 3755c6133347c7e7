/** What text and marks need at least against white; on the pale tints of the templates it is then still the 4.5 and the 3 that WCAG asks for. */
const needed = { text: 5.4, mark: 3.4 };

/** The colour (`#rrggbb`) made as much darker as text, or a mark like a bullet, needs to be seen on paper; its hue stays. A dark one comes back as it is. */
export function legibleColor(color: string, use: keyof typeof needed = 'text'): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  for (let share = 1; share > 0; share -= 0.02) {
    const darker = parts.map((part) => Math.round(part * share));
    if (contrastToWhite(darker) >= needed[use]) return share === 1 ? color : toHex(darker);
  }
  return '#000000';
}

/** The ratio of contrast between a colour and white, as WCAG 2.2 counts it. */
function contrastToWhite(parts: number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function toHex(parts: number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
