import type { Words } from './any-word.ts';

/** Words of `text/find-lost-breaks.ts`, by language. */
export const headingWords: Words = {
  en: `
    About (?:(?:the|this) )?(?:[Rr]ole|[Jj]ob|[Pp]osition|[Cc]ompany|[Tt]eam|[Uu]s|[Yy]ou)
    (?:Job |Position |Role )(?:Description|Summary|Overview) | (?:Key |Main |Primary )?Responsibilities
    (?:Minimum |Preferred |Basic |Required )?(?:Qualifications|Requirements) | (?:Part|Full)-time
  `,
  es: 'Resumen del Puesto | Requisitos | Responsabilidades',
};

export const praiseWords: Words = {
  en: `
    A proven | Advanced | Demonstrat(?:ed|able) | Detailed | Excellent | Exceptional | Extensive | Flexibility and
    Good | High (?:level|attention) | Keen | Minimum of | Outstanding | Polished | Previous | Prior | Proactive
    Proven | Solid | Sound | Strong | Superior | Working knowledge
  `,
};

export const openerWords: Words = {
  en: String.raw`
    Must (?:be|have) | Ability to | Able to | (?:The )?[Ii]deal candidates? | Knowledge of
    Experienced? (?:in|with|of|working|using|as) | Experience \p{L}+ing
    (?:Supervisory|Management|Relevant|Customer service) experience | Flexible (?:to|with) | NVQ | GCSEs?
    (?<!\p{Lu}\p{L}+ )Degree in | Undergraduate degree | (?:Two|Three|Four)[- ]year degree | Familiar(?:ity)? with
    Understanding of | Are an? | (?:Full|Valid|Clean|Current) (?:UK |clean )?(?:driv) | We (?:offer|provide|are an)
    If you (?:would|are|have|feel|think) | This (?:job|position|role|vacancy) (?:was|is)
    Proficien(?:t|cy) (?:in|with) | Responsible for | Applicants (?:must|should) | Candidates (?:must|should|will)
    Willing(?:ness)? to | (?:Bachelor|Master)(?:'|’)?s degree | S\/he (?:must|will|should)
    The (?:\p{Lu}\p{Ll}+ ){1,4}[Ww]ill(?=\s?[:…])
  `,
};

export const goesOnWords: Words = {
  en: `
    an? | and | any | are | as | be | been | both | by | demonstrated? | excellent | extensive | for | from | good
    ha[sd] | have | having | hold | i[nsf] | least | minimum | months? | must | need | no | of | on | or | other
    our | plus | previous | proven | prior | proven | relevant | should | some | solid | strong | that | the | their
    this | to | use | using | we | when | which | who | will | with | work | years? | you | your
  `,
};
