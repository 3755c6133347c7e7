import type { LayoutOptions } from '@shortlist/schema';
import { letterScale } from '../registry/text-family.ts';
import { type WordDesign, wordDesign } from '../registry/word-design.ts';
import { contactIconStyle } from './contact-icons.ts';

/** What a reader's machine has where a family of ours is not on it. */
const stacks: Record<string, string> = {
  'Source Sans 3': '"Source Sans 3","Segoe UI",system-ui,sans-serif',
  Garamond: '"EB Garamond",Garamond,Georgia,serif',
  Jost: 'Jost,"Century Gothic",Futura,system-ui,sans-serif',
  Inter: 'Inter,"Helvetica Neue",Arial,sans-serif',
  'IBM Plex Sans': '"IBM Plex Sans","Segoe UI",system-ui,sans-serif',
  'IBM Plex Mono': '"IBM Plex Mono",Consolas,Menlo,monospace',
};

/** A band of colour across the head of the paper, to its edges. */
const band = (color: string) =>
  `header{background:${color};margin:calc(-1*var(--pad-top)) calc(-1*var(--pad)) 1.6rem;padding:var(--pad-top) var(--pad) 1.4rem}`;

const mono = 'font-family:"IBM Plex Mono",Consolas,Menlo,monospace';

/** What single templates have beyond families, colours and sizes. */
const own: Record<string, string> = {
  'executive-classic':
    '.place,.dates,header p{font-style:italic}h2{display:flex;align-items:center;gap:.75rem;border:0;letter-spacing:.03em}h2::before,h2::after{content:"";flex:1;border-top:1px solid currentcolor;opacity:.55}',
  'creative-edge': `${band('#f4b8a4')}header{border:0;margin-bottom:0}header p{color:#5f3f55}header img{border-radius:50%;width:7rem;object-fit:cover;object-position:50% 15%}h2::before{content:"";display:block;width:1.9rem;height:.22rem;margin-bottom:.3rem;background:var(--accent)}.dates{color:var(--accent);font-weight:500}.columns{--side:16rem;display:grid;grid-template:auto 1fr/minmax(0,1fr) calc(var(--side) - var(--pad));column-gap:2.75rem;margin:0 calc(-1*var(--pad)) calc(-1*var(--pad-top));padding:0 var(--pad) var(--pad-top);background:linear-gradient(to left,#fbf1ec calc(var(--side) + 1rem),#fff 0)}[dir=rtl] .columns{background:linear-gradient(to right,#fbf1ec calc(var(--side) + 1rem),#fff 0)}.story{grid-area:1/1/3/2}.contacts{grid-area:1/2}.facts{grid-area:2/2}.contacts ul{list-style:none;padding:0}.contacts li{margin:.25rem 0}.columns a{text-decoration:none}.facts .title{display:block}.facts .title h3+.place::before{content:none}@media screen and (max-width:40rem){.columns{display:flex;flex-direction:column;background:none}.facts{order:1}}@media print{.columns{display:flow-root}.contacts,.facts{float:inline-end;clear:inline-end;width:calc(var(--side) - var(--pad))}.story{margin-inline-end:calc(var(--side) - var(--pad) + 2.75rem)}}`,
  'minimal-clean':
    'section li::marker{content:"–  ";color:var(--muted)}header p{color:var(--muted)}header ul{color:inherit}',
  'tech-innovator': `${band('#e4eeeb')}header p,header ul,.dates,section>p>strong,.entry>p>strong{${mono}}header ul,.dates,section>p>strong,.entry>p>strong{font-size:.88em}section>p>strong,.entry>p>strong{color:var(--accent);font-weight:500}h2{position:relative;display:flex;align-items:center;gap:.7rem;border:0}h2::before{content:"";position:absolute;inset-inline-start:calc(-1*var(--pad));width:1.8rem;height:.42rem;background:var(--accent)}h2::after{content:"";flex:1;border-top:1px solid color-mix(in srgb,var(--accent) 40%,#fff)}`,
};

/** Below this, letters of one line touch those of the next. */
const tightest = 1.1;

/** How the page of a resume looks on a screen of any width and on paper: the template's families, colours, sizes and rules. */
export function htmlStyle(
  template: string,
  options: Pick<LayoutOptions, 'size' | 'accentColor' | 'spacing' | 'lineSpacing' | 'font' | 'margins' | 'icons'>,
): string {
  const design = wordDesign(template, options);
  const color = (hex: string) => `#${hex.toLowerCase()}`;
  const rem = (points: number) => `${Math.round((points / design.body) * 100) / 100}rem`;
  const lineHeight = (designed: number) =>
    Math.max(tightest, Math.round(options.spacing * (options.lineSpacing ?? 1) * designed * 100) / 100);
  const margin = (designed: number) => Math.round(designed * (options.margins ?? 1) * 100) / 100;
  const letters = letterScale(template, options.font);
  const { name, heading, headRule } = design;
  const weight = ({ bold }: { bold: boolean }) => (bold ? 600 : 500);
  const rules = {
    above: 'border-top:1px solid #bdbdbd;padding-top:.4rem',
    below: 'border-bottom:1px solid color-mix(in srgb,var(--accent) 45%,#fff)',
    none: '',
  };
  return [
    `:root{--accent:${color(design.accent)};--muted:${color(design.muted)};--pad:${margin(4.5)}rem;--pad-top:${margin(3.5)}rem}`,
    letters === 1 ? '' : `html{font-size:${Math.round(letters * 1000) / 10}%}`,
    // On a screen the page is a sheet of paper, on a narrow one the screen.
    `html{background:#ebe9e5}@media (max-width:56rem){:root{--pad:1.25rem;--pad-top:2rem}html{background:#fff}}`,
    `body{font:1rem/${lineHeight(1.45)} ${stackOf(design.font)};max-width:43.5rem;margin:2rem auto;padding:var(--pad-top) var(--pad);box-shadow:0 1px 6px #0002;color:${color(design.ink)};background:#fff;overflow-wrap:anywhere}`,
    `h1{margin:0;font:${weight(name)} ${rem(name.size)}/1.15 ${stackOf(design.headingFont)};color:${color(name.color)}}`,
    'header p{margin:.2rem 0 0;font-size:1.15rem;color:var(--accent)}',
    `header ul{list-style:none;display:flex;flex-wrap:wrap;gap:.1rem 1.1rem;margin:.6rem 0 0;padding:0;color:var(--muted)${name.centred ? ';justify-content:center' : ''}}`,
    `header{${name.centred ? 'text-align:center;' : ''}${ruleBelow(headRule)}}`,
    'header img{float:inline-end;height:7rem;margin-inline-start:1.25rem;border-radius:.15rem}header::after{content:"";display:block;clear:both}',
    `h2{margin:1.6rem 0 .5rem;font:${weight(heading)} ${rem(heading.size)}/1.3 ${stackOf(design.headingFont)};color:${color(heading.color)};${heading.smallCaps ? 'font-variant-caps:small-caps;' : ''}${rules[heading.rule]}}`,
    'h3{margin:0;font-size:1rem;font-weight:600}p{margin:.1rem 0}strong{font-weight:600}',
    '.entry{margin-top:.8rem}h2+.entry{margin-top:0}.title{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 1rem}.title .dates{margin-inline-start:auto}',
    '.title h3+.place{margin-inline-start:-.7rem}.title h3+.place::before{content:"·\\00a0"}.entry:has(.title .place)+.entry{margin-top:.2rem}.facts .entry+.entry{margin-top:.6rem!important}.facts .title>*{margin:0!important}',
    '.dates,.place{color:var(--muted)}.dates{font-variant-numeric:lining-nums tabular-nums}',
    'header a{text-decoration:none}section ul{margin:.2rem 0;padding-inline-start:1.1rem}section li{margin:.1rem 0}section li::marker{color:var(--accent)}',
    'a{color:inherit;text-decoration-color:color-mix(in srgb,var(--accent) 45%,#fff);text-underline-offset:.15em}',
    options.icons ? contactIconStyle : '',
    own[template] ?? '',
    // The band of a head goes to the edges of the paper: the margins at the sides are those of the page's own box.
    `@page{margin:${margin(15)}mm 0 ${margin(13)}mm}@page:first{margin-top:0}@media print{html{background:#fff;font-size:${Math.round(design.body * 97) / 100}pt}:root{--pad:${margin(18)}mm;--pad-top:${margin(15)}mm}`,
    // As close as the lines of the PDF.
    `body{line-height:${lineHeight(1.31)};max-width:none;margin:0;padding-bottom:0;box-shadow:none;-webkit-print-color-adjust:exact;print-color-adjust:exact}h2{margin:1rem 0 .3rem}.entry{margin-top:.55rem}header ul{margin-top:.4rem}p{margin-block:0}.columns{margin-bottom:0}`,
    'h2,.entry{break-inside:avoid}h2,.title,.place{break-after:avoid}li{break-inside:avoid}p,li{orphans:2;widows:2}a{text-decoration:none}}',
  ].join('');
}

const stackOf = (family: string) => stacks[family] ?? 'system-ui,sans-serif';

function ruleBelow(rule: WordDesign['headRule']): string {
  if (!rule) return '';
  return `border-bottom:${rule.style === 'double' ? '.3rem double' : `${Math.round(rule.size / 8)}px solid`} #${rule.color.toLowerCase()};padding-bottom:.8rem`;
}
