import type { LayoutOptions } from '@shortlist/schema';
import { type WordDesign, wordDesign } from '../registry/word-design.ts';

/** What a reader's machine has where a family of ours is not on it. */
const stacks: Record<string, string> = {
  'Source Sans 3': '"Source Sans 3","Segoe UI",system-ui,sans-serif',
  Garamond: '"EB Garamond",Garamond,Georgia,serif',
  Jost: 'Jost,"Century Gothic",Futura,system-ui,sans-serif',
  Inter: 'Inter,"Helvetica Neue",Arial,sans-serif',
  'IBM Plex Sans': '"IBM Plex Sans","Segoe UI",system-ui,sans-serif',
  'IBM Plex Mono': '"IBM Plex Mono",Consolas,Menlo,monospace',
};

/** What single templates have beyond families, colours and sizes. */
const own: Record<string, string> = {
  'executive-classic':
    '.place{font-style:italic}.dates{font-style:italic}h2{display:flex;align-items:center;gap:.75rem;border:0;letter-spacing:.03em}h2::before,h2::after{content:"";flex:1;border-top:1px solid currentcolor;opacity:.55}header p{font-style:italic}',
  'creative-edge':
    'header{background:#f4b8a4;padding:2.5rem 2rem 1.25rem;margin-bottom:1.5rem}h2::before{content:"";display:block;width:1.9rem;height:.2rem;margin-bottom:.3rem;background:var(--accent)}header{border:0}.columns{display:grid;grid-template-columns:minmax(0,1fr) 13rem;gap:1.75rem}.facts{background:#fbf1ec;padding:0 1rem 1rem;margin-top:-1.5rem}.facts .title{display:block}@media (max-width:40rem){.columns{grid-template-columns:1fr}.facts{margin-top:0}}',
  'minimal-clean': 'section li::marker{content:"–  ";color:var(--muted)}h3{font-weight:600}',
  'tech-innovator':
    'header{background:#e4eeeb;padding:2rem 2rem 1.1rem;margin-bottom:1.5rem}.dates,header ul,section>p>strong{font-family:"IBM Plex Mono",Consolas,Menlo,monospace;font-size:.88em}section>p>strong{color:var(--accent);font-weight:500}header p{font-family:"IBM Plex Mono",Consolas,Menlo,monospace}',
};

/** How the page of a resume looks on a screen of any width and on paper: the template's families, colours, sizes and rules. */
export function htmlStyle(template: string, options: Pick<LayoutOptions, 'size' | 'accentColor' | 'spacing'>): string {
  const design = wordDesign(template, options);
  const color = (hex: string) => `#${hex.toLowerCase()}`;
  const rem = (points: number) => `${Math.round((points / design.body) * 100) / 100}rem`;
  const { name, heading, headRule } = design;
  const weight = ({ bold }: { bold: boolean }) => (bold ? 600 : 500);
  const rules = {
    above: 'border-top:1px solid #bdbdbd;padding-top:.4rem',
    below: 'border-bottom:1px solid color-mix(in srgb,var(--accent) 45%,#fff)',
    none: '',
  };
  return [
    `:root{--accent:${color(design.accent)};--muted:${color(design.muted)}}`,
    `body{font:1rem/${Math.round(options.spacing * 145) / 100} ${stackOf(design.font)};max-width:46rem;margin:3rem auto;padding:0 1.25rem;color:${color(design.ink)};background:#fff;overflow-wrap:anywhere}`,
    `h1{margin:0;font:${weight(name)} ${rem(name.size)}/1.15 ${stackOf(design.headingFont)};color:${color(name.color)}}`,
    'header p{margin:.2rem 0 0;font-size:1.15rem;color:var(--accent)}',
    `header ul{list-style:none;display:flex;flex-wrap:wrap;gap:.1rem 1.1rem;margin:.6rem 0 0;padding:0;color:var(--muted)${name.centred ? ';justify-content:center' : ''}}`,
    `header{${name.centred ? 'text-align:center;' : ''}${ruleBelow(headRule)}}`,
    'header img{float:inline-end;height:7rem;margin-inline-start:1.25rem;border-radius:.15rem}header::after{content:"";display:block;clear:both}',
    `h2{margin:1.6rem 0 .5rem;font:${weight(heading)} ${rem(heading.size)}/1.3 ${stackOf(design.headingFont)};color:${color(heading.color)};${heading.smallCaps ? 'font-variant-caps:small-caps;' : ''}${rules[heading.rule]}}`,
    'h3{margin:0;font-size:1rem}p{margin:.1rem 0}',
    '.title{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 1rem;margin-top:.8rem}h2+.title{margin-top:0}',
    '.dates,.place{color:var(--muted)}.dates{font-variant-numeric:lining-nums tabular-nums}',
    'section ul{margin:.2rem 0;padding-inline-start:1.1rem}section li{margin:.1rem 0}section li::marker{color:var(--accent)}',
    'a{color:inherit;text-decoration-color:color-mix(in srgb,var(--accent) 45%,#fff);text-underline-offset:.15em}',
    own[template] ?? '',
    `@page{margin:17mm 18mm}@media print{body{font-size:${design.body}pt;max-width:none;margin:0;padding:0;print-color-adjust:exact}:root{font-size:${design.body}pt}`,
    'h2,.title,.place{break-after:avoid}li{break-inside:avoid}p,li{orphans:2;widows:2}a{text-decoration:none}}',
  ].join('');
}

const stackOf = (family: string) => stacks[family] ?? 'system-ui,sans-serif';

function ruleBelow(rule: WordDesign['headRule']): string {
  if (!rule) return '';
  return `border-bottom:${rule.style === 'double' ? '.3rem double' : `${Math.round(rule.size / 8)}px solid`} #${rule.color.toLowerCase()};padding-bottom:.8rem`;
}
