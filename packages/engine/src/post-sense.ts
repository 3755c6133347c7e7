import type { PostSense } from './letter/letter-scene.ts';
import { lineJudge } from './match/judge-line.ts';
import { makeBrief } from './posting/brief/make-brief.ts';

/** How the brief and the match see a posting, for what is chosen by it. */
export const postSense: PostSense = { needsOf: (posting) => makeBrief(posting).needs, lineJudge };
