import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { findSkills } from '@shortlist/engine';
import type { Command } from 'commander';
import { z } from 'zod';
import { RefusedInput } from '../failures.ts';
import { visibleLines } from '../print.ts';
import { i18n } from '../voice.ts';

const Line = z.object({ id: z.union([z.string(), z.number()]), text: z.string() });

export function defineSkills(command: Command): void {
  command
    .argument(`<${i18n._('file')}.jsonl>`, i18n._('one JSON object per line; "-" reads standard input'))
    .action(skills);
}

async function skills(path: string): Promise<void> {
  const input = path === '-' ? process.stdin : createReadStream(path, 'utf8');
  let number = 0;
  try {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      number++;
      if (line.trim() === '') continue;
      const { id, text } = readLine(line, `${path}:${number}`);
      const found = findSkills(text).map(({ start, end, name, kind }) => ({ start, end, name, kind }));
      if (!process.stdout.write(visibleLines(`${JSON.stringify({ id, skills: found })}\n`)))
        await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new RefusedInput(`${path}: ${i18n._('no such file')}.`);
    if (code === 'EISDIR') throw new RefusedInput(`${path}: ${i18n._('this is a folder, not a file')}.`);
    throw error;
  }
}

function readLine(line: string, place: string): z.infer<typeof Line> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new RefusedInput(i18n._('{place}: this line isn’t JSON.', { place }));
  }
  const parsed = Line.safeParse(value);
  if (!parsed.success) throw new RefusedInput(i18n._('{place}: a line needs "id" and "text".', { place }));
  return parsed.data;
}
