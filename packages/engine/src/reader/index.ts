export { openReader, type Reader, type ReaderOptions } from './open-reader.ts';
