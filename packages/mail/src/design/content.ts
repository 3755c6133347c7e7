/** Whose mail it is: stands at the head and foot of every one. */
export interface Brand {
  name: string;
  /** Home page. */
  url: string;
  /** Where a person can ask for help. */
  supportEmail?: string | undefined;
}

/** What one mail says; the layout is the same for all. Plain text everywhere: nothing here is read as HTML. */
export interface MailContent {
  subject: string;
  /** Shown beside the subject in a mail list, about 90 characters. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** The one thing to do. */
  action?: { label: string; url: string } | undefined;
  /** A code to type, shown large. */
  code?: string | undefined;
  /** Details as name and value. */
  facts?: [name: string, value: string][] | undefined;
  /** Further addresses, each with what it leads to. */
  links?: { label: string; url: string }[] | undefined;
  /** Said after the action: how long it holds, what to do if it was not you. */
  notes?: string[] | undefined;
  /** Why this person gets this mail, in small print. */
  reason: string;
}
