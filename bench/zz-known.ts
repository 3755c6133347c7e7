import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync, mkdirSync, copyFileSync } from 'node:fs';
import { hashSegment, readFile, segmentDocument } from '@shortlist/engine/training';
import { deriveTruth } from './label-resume/derive-truth.ts';
mkdirSync('/work/real/scoreK', { recursive: true });
const rows = new Map(readFileSync('bench/real/labels.jsonl','utf8').split('\n').filter(Boolean).map((r) => JSON.parse(r)).map((r: any) => [r.sha, r.labels.split(' ')]));
for (const f of readdirSync('/work/real/known').sort()) {
  const bytes = readFileSync(`/work/real/known/${f}`);
  const labels = rows.get(createHash('sha256').update(bytes).digest('hex')) as string[];
  const { segments } = segmentDocument((await readFile(bytes, f)).document);
  let at = 0, hit = 0;
  const out = segments.map((s) => {
    const h = hashSegment(s);
    let j = labels.findIndex((l, i) => i >= at && l.split(':')[0] === h);
    if (j < 0 || j - at > 12) j = labels.findIndex((l) => l.split(':')[0] === h);
    if (j < 0) return { role: 'other', begins: false, aside: false };
    hit++; at = j + 1;
    const [, r] = (labels[j] as string).split(':');
    return { role: (r as string).replace('!', ''), begins: (r as string).endsWith('!'), aside: false };
  });
  if (hit / segments.length < 0.97) { console.log(f, hit, segments.length, labels.length); if (hit / segments.length < 0.9) continue; }
  const truth = deriveTruth(segments, out as any) as any;
  truth._unscored = ['urls', 'city', 'summary'];
  writeFileSync(`/work/real/scoreK/${f.split('.')[0]}.json`, JSON.stringify(truth, null, 1));
  copyFileSync(`/work/real/known/${f}`, `/work/real/scoreK/${f}`);
}
