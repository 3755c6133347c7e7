import { readFileSync } from 'node:fs';
import { readFile, segmentDocument } from '@shortlist/engine/training';
import { printParts } from './label-resume/labels-file.ts';
const [f, re] = process.argv.slice(2) as [string, string];
const { segments } = segmentDocument((await readFile(readFileSync(f), f)).document);
for (const l of printParts(segments).split('\n')) if (new RegExp(re).test(l)) console.log(l);
