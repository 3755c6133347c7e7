/** How a paper is said to hold no more, in seven languages; alternatives for a pattern. */
export const lapsedWords = 'expired|lapsed|abgelaufen|expirée?|périmée?|caducad[oa]|vencid[oa]|scadut[oa]|verlopen';
