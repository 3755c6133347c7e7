/** A trained tagger: `weights` holds five numbers (one for each label) for each of `hashes`; `links` is the 5 × 5 table of label pairs. */
export type TaggerModel = { hashes: Uint32Array; weights: Float64Array; links: Float64Array };
