import type { Content, RenderOptions } from '../compile/request.ts';

/** What is shown: one SVG a page, and where it was set. */
export type PreviewPages = {
  pages: string[];
  pageCount: number;
  fits: boolean;
  dropped: string[];
  by: 'server' | 'browser';
};

/** What is to be shown. Plain data: it is sent to a worker or to the server as it is. */
export type PreviewRequest = { content: Content } & Omit<RenderOptions, 'photo' | 'standard'>;

/** Bytes loaded of the compiler and its fonts. */
export type LoadProgress = { loaded: number; total: number };

export type ToWorker =
  | { kind: 'open'; template: string; compilerUrl: string; rendererUrl: string }
  | { kind: 'render'; id: number; request: PreviewRequest };

export type FromWorker =
  | { kind: 'progress'; progress: LoadProgress }
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  /** A page that is as it was in the message before is left out. */
  | { kind: 'rendered'; id: number; pages: Omit<PreviewPages, 'pages'> & { pages: (string | undefined)[] } }
  | { kind: 'refused'; id: number; reason: string };
