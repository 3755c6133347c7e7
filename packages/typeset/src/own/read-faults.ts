import type { CompileError } from '../compile/press.ts';
import type { TemplateFault } from './own-request.ts';

/** The compiler's messages as a person needs them who wrote the file `id`: where in their own file, and in plain words. */
export function readFaults({ diagnostics }: CompileError, id: string): [TemplateFault, ...TemplateFault[]] {
  const notes = diagnostics.map(readNote);
  const own = `/templates/${id}.typ`;
  // A fault inside a shared part shows at the place in the person's file that called it.
  const calls = notes.filter((note) => note.severity === 'hint' && note.path === own);
  const faults = notes
    .filter((note) => note.severity === 'error')
    .map((note): TemplateFault => {
      const at = note.path === own ? note : calls[0];
      const place = at ? { line: at.line, column: at.column } : {};
      const within = at && at !== note ? `. In ${note.path.replace('/templates/', '')}, line ${note.line}.` : '';
      return { ...place, message: `${plainWords(note.message)}${within}` };
    });
  const [first = { message: plainWords(diagnostics.join('; ')) }, ...rest] = faults;
  return [first, ...rest.slice(0, 19)];
}

type Note = { path: string; line: number; column: number; severity: string; message: string };

/** `/templates/own.typ:81:9: error: expected expression` taken apart. */
function readNote(diagnostic: string): Note {
  const found = /^(\/[^:]*):(\d+):(\d+): (error|warning|hint): (.*)$/s.exec(diagnostic);
  const [, path = '', line = '0', column = '0', severity = 'error', message = diagnostic] = found ?? [];
  return { path, line: Number(line), column: Number(column), severity, message };
}

function plainWords(message: string): string {
  if (message.startsWith('failed to load package')) return 'Packages can’t be loaded. A template must work on its own.';
  if (/^(failed to load file|file not found)/.test(message))
    return 'This file doesn’t exist. A template can only import the shared parts (“parts/…”).';
  if (message === 'unresolved import') return 'A template must define `resume(data)`, and `letter(data)` for letters.';
  return message.slice(0, 400);
}
