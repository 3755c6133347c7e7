import { dutch } from './speakers/dutch.ts';
import { french } from './speakers/french.ts';
import { german } from './speakers/german.ts';
import { italian } from './speakers/italian.ts';
import { portuguese } from './speakers/portuguese.ts';
import { spanish } from './speakers/spanish.ts';
import type { Speaker } from './speakers/speaker.ts';

/** Fictional people of six languages, with honest sentences about them: the golden persons mostly write English. */
export const speakers: Speaker[] = [german, french, spanish, italian, portuguese, dutch];
