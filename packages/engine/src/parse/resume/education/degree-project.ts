import { type Draft, type Piece, toFact } from '../fact.ts';

/** How the work that ends a course of study is labelled where it is a project, in seven languages. */
const label =
  /^((?:(?:final|last|third|fourth|honou?rs)[- ]year|capstone|graduation|degree|senior|diploma) project|abschlussprojekt|(?:projet de fin d['’](?:études|année))|proyecto (?:de )?fin(?:al)? de (?:carrera|grado|máster|ciclo)|projeto (?:final|de fim) de (?:curso|licenciatura|mestrado)|progetto (?:finale|di laurea)|afstudeerproject)\s*[:–—]\s*(\S.{5,})$/isu;

/** "Final year project: Nitrate levels in 12 wells; …" below a degree: a project of the person's own. */
export function findDegreeProject(texts: Piece[]): Draft {
  for (const piece of texts) {
    const [, name, told] = label.exec(piece.text) ?? [];
    if (name && told) return { name: toFact(piece, 0.7, name), description: toFact(piece, 0.7, told) };
  }
  return undefined;
}

/** Degrees apart from the projects that are told of below them. */
export function liftProjects(degrees: Draft[]): { degrees: Draft[]; projects: Draft[] } {
  const projects: Draft[] = [];
  const bare = degrees.map((draft): Draft => {
    if (typeof draft !== 'object' || Array.isArray(draft) || !('project' in draft)) return draft;
    const { project, ...rest } = draft as { [key: string]: Draft };
    if (project) projects.push(project);
    return rest;
  });
  return { degrees: bare, projects };
}
