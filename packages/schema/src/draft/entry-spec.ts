/** An entry of a section as plain fields: texts and lists by their JSON Resume key. */
export type Fields = Record<string, string | string[]>;

/** Keys of what was typed into a form as dates or as an address and is none: it stays in the text, word for word. */
export const unreadKeys = { dates: 'unreadDates', url: 'unreadUrl' };

/** Where the parts of a typed entry go. Keys are JSON Resume's. */
export type EntrySpec = {
  /** Parts of the first line in their order. */
  heads: string[];
  /** The one date of a record; without it an entry has `startDate` and `endDate` where `dated`. */
  date?: string;
  dated: boolean;
  /** Takes the running text. */
  text?: string;
  /** Takes the bullets. */
  bullets?: string;
  /** Lines such as `Score: 1.3`. */
  labels: { word: RegExp; shown: string; key: string; list: boolean }[];
  url: boolean;
  /** A part of the first line that says more of the entry and is no part of its head: "expires May 2027". */
  further?: RegExp;
  /** What a dash may part from a name and still belongs to it: "Solutions Architect – Professional". */
  level?: RegExp;
  /** A bullet begins an entry of its own, wherever it stands. */
  bulletsBegin?: boolean;
  /** Each line that is not indented begins an entry; otherwise a blank line stands between them. */
  byLine: boolean;
};

const label = (shown: string, key: string, list: boolean, words = shown) => ({
  word: new RegExp(`^(?:${words}):\\s*(.+)$`, 'i'),
  shown,
  key,
  list,
});

/** `degree` stands for `studyType` and `area` together. */
export const entrySpecs = {
  experience: {
    heads: ['position', 'name', 'location', 'description'],
    dated: true,
    text: 'summary',
    bullets: 'highlights',
    labels: [],
    url: true,
    byLine: false,
  },
  volunteer: {
    heads: ['position', 'organization'],
    dated: true,
    text: 'summary',
    bullets: 'highlights',
    labels: [label('Location', 'location', false)],
    url: true,
    byLine: false,
  },
  education: {
    heads: ['degree', 'institution'],
    dated: true,
    bullets: 'courses',
    labels: [label('Location', 'location', false), label('Score', 'score', false, 'Score|Grade|GPA|Note|Final grade')],
    url: true,
    byLine: false,
  },
  projects: {
    heads: ['name', 'entity'],
    dated: true,
    text: 'description',
    bullets: 'highlights',
    labels: [
      label('Roles', 'roles', true, 'Roles?'),
      label('Type', 'type', false),
      label('Keywords', 'keywords', true, 'Keywords|Technologies|Tech stack'),
    ],
    url: true,
    byLine: false,
  },
  references: { heads: ['name'], dated: false, text: 'reference', labels: [], url: false, byLine: false },
  certifications: {
    heads: ['name', 'issuer'],
    date: 'date',
    dated: true,
    text: 'summary',
    labels: [],
    url: true,
    byLine: true,
    further:
      /^(?:exp(?:\.|ires?|iry)|valid (?:until|to|through|till)|renewal|gültig bis|valable jusqu|expire|válid[oa] hasta|válid[oa] até|caduca|vence|scade|geldig tot)(?!\p{L})/iu,
    level:
      /^(?:professional|associate|practitioner|foundation(?:al|s)?|special(?:ty|ist)|expert|advanced|fundamentals|master|basic|intermediate|(?:(?:level|stufe|niveau) )?(?:\d|[abc][12]))$/iu,
    bulletsBegin: true,
  },
  awards: {
    heads: ['title', 'awarder'],
    date: 'date',
    dated: true,
    text: 'summary',
    labels: [],
    url: false,
    byLine: true,
  },
  publications: {
    heads: ['name', 'publisher'],
    date: 'releaseDate',
    dated: true,
    text: 'summary',
    labels: [],
    url: true,
    byLine: true,
  },
} as const satisfies Record<string, EntrySpec>;

export type EntryKind = keyof typeof entrySpecs;
