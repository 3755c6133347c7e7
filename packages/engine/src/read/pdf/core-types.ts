import type { LayerConfig } from './layers.ts';

/** The part of pdf.js's core (6.5) that the reader calls or replaces; pdf.js ships no types for it. */
export type PdfCore = {
  OPS: Record<OperatorName, number>;
  LocalPdfManager: new (args: ManagerArgs) => PdfManager;
  WorkerTask: new (name: string) => object;
  setVerbosityLevel(level: number): void;
  adjustType1ToUnicode(properties: FontProperties, encoding: unknown): void;
  PartialEvaluator: { prototype: Evaluator; buildFontPaths(): void };
  TranslatedFont: { prototype: { loadType3Data(): Promise<void> } };
  DecodeStream: { prototype: PackedStream };
  Font: { prototype: FontMaker };
  CFFCompiler: { prototype: { compile(): Uint8Array } };
  CFFParser: { prototype: { parseCharStrings(parts: { charStrings: unknown }): unknown } };
  Type1Font: { prototype: { wrap(): Uint8Array } };
  Type1Parser: { prototype: { extractFontProgram(properties: FontProperties): unknown } };
};

export type OperatorName =
  | 'save'
  | 'restore'
  | 'paintFormXObjectBegin'
  | 'paintFormXObjectEnd'
  | 'beginGroup'
  | 'endGroup'
  | 'transform'
  | 'setFillRGBColor'
  | 'setFillColorN'
  | 'setFillTransparent'
  | 'setStrokeRGBColor'
  | 'setLineWidth'
  | 'setGState'
  | 'beginText'
  | 'setFont'
  | 'setCharSpacing'
  | 'setWordSpacing'
  | 'setHScale'
  | 'setLeading'
  | 'setTextRise'
  | 'setTextRenderingMode'
  | 'setTextMatrix'
  | 'setLeadingMoveText'
  | 'moveText'
  | 'nextLine'
  | 'showText'
  | 'beginMarkedContent'
  | 'beginMarkedContentProps'
  | 'endMarkedContent'
  | 'clip'
  | 'eoClip'
  | 'constructPath'
  | 'shadingFill'
  | 'paintImageXObject'
  | 'stroke'
  | 'closeStroke'
  | 'fill'
  | 'eoFill'
  | 'fillStroke'
  | 'eoFillStroke'
  | 'closeFillStroke'
  | 'closeEOFillStroke';

/** What the core sends while it works: fonts as they are met, and requests for data. */
export type CoreHandler = {
  send(action: string, data: unknown): void;
  sendWithPromise(action: string, data: unknown): Promise<unknown>;
};

export type ManagerArgs = {
  source: Uint8Array;
  docId: string;
  password: null;
  handler: CoreHandler;
  enableXfa: boolean;
  evaluatorOptions: Record<string, unknown>;
};

export type PdfManager = {
  pdfDocument: PdfDocument;
  initDocument(recover: boolean): Promise<void>;
  terminate(reason: Error): void;
};

export type PdfDocument = {
  numPages: number;
  documentInfo: Record<string, unknown>;
  catalog: { markInfo: Map<string, boolean> | null; optionalContentConfig: LayerConfig | null };
  getPage(index: number): Promise<PdfPage>;
};

export type OperatorChunk = { fnArray: number[]; argsArray: unknown[] };

export type PdfPage = {
  rotate: number;
  view: number[];
  userUnit: number;
  getOperatorList(request: {
    handler: CoreHandler;
    sink: { ready: Promise<void>; enqueue(chunk: OperatorChunk): void };
    task: object;
    intent: number;
    cacheKey: string;
  }): Promise<void>;
  _parsedAnnotations: Promise<{ data: Annotation; viewable: boolean; printable: boolean }[]>;
};

export type Annotation = { subtype?: string; url?: string; unsafeUrl?: string; rect?: number[] };

/** A font's properties while pdf.js prepares it. */
export type FontProperties = {
  builtInEncoding?: unknown;
  hasIncludedToUnicodeMap?: boolean;
  hasEncoding?: boolean;
  widths?: Record<number, number | undefined>;
  firstChar?: number;
  lastChar?: number;
};

export type FontMaker = {
  checkAndRepair(name: string, file: unknown, properties: FontProperties): Uint8Array;
  convert(name: string, font: unknown, properties: FontProperties): Uint8Array;
  exportData(): unknown;
};

type OperatorTarget = { addOp(fn: number, args: unknown[]): void };

type Evaluator = {
  buildPaintImageXObject(request: {
    image: { dict: { get(...keys: string[]): unknown } };
    operatorList: OperatorTarget;
  }): Promise<void>;
  handleColorN(operatorList: OperatorTarget, fn: number): Promise<void>;
  parseShading(): string;
  hasBlendModes(): boolean;
};

type PackedStream = {
  stream: {
    reset(): void;
    isAsync?: boolean;
    asyncGetBytes(): Promise<Uint8Array | null>;
    getBytes(): Uint8Array;
  };
  asyncGetBytesFromDecompressionStream(
    name: string,
  ): Promise<{ decompressed: Uint8Array | null; compressed: Uint8Array }>;
};
