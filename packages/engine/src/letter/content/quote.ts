import type { Proof } from './choose-proofs.ts';

/** A line of the resume as the letter's list shows it, with the proof that it is. `label`: what is certain of its job; `rank` counts from 0, the strongest. */
export type Quote = { text: string; proof: Proof; label: string; rank: number };
