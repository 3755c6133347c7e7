/** How the page of a resume looks on a screen of any width and on paper: Modern Professional's colours, in the reader's own fonts. */
export const htmlStyle = [
  'body{font:1rem/1.5 "Source Sans 3","Segoe UI",system-ui,sans-serif;max-width:44rem;margin:3rem auto;padding:0 1.25rem;color:#1c2430;background:#fff;overflow-wrap:anywhere}',
  'h1{margin:0;font-size:2rem;line-height:1.15;color:#16324f}header p{margin:.2rem 0 0;font-size:1.15rem;color:#1f6aa5}',
  'header ul{list-style:none;display:flex;flex-wrap:wrap;gap:.1rem 1.1rem;margin:.6rem 0 0;padding:0;color:#55606f}',
  'header img{float:inline-end;height:7rem;margin-inline-start:1.25rem;border-radius:.15rem}h2{clear:both}',
  'h2{margin:1.75rem 0 .5rem;border-bottom:1px solid #a5c3db;font-size:1.1rem;color:#1f6aa5}',
  'h3{margin:0;font-size:1rem}p{margin:.1rem 0}',
  '.title{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 1rem;margin-top:.8rem}h2+.title{margin-top:0}',
  '.dates,.place{color:#55606f}.dates{font-variant-numeric:tabular-nums}',
  'section ul{margin:.2rem 0;padding-inline-start:1.1rem}section li{margin:.1rem 0}section li::marker{color:#1f6aa5}',
  'a{color:inherit;text-decoration-color:#a5c3db;text-underline-offset:.15em}',
  '@page{margin:17mm 18mm}@media print{body{font-size:10.25pt;max-width:none;margin:0;padding:0}',
  'h2,.title,.place{break-after:avoid}li{break-inside:avoid}p,li{orphans:2;widows:2}a{text-decoration:none}}',
].join('');
