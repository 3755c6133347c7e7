// pdf.js ships its worker without types; we only start it on a port.
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: { initializeFromPort(port: import('./direct-port.ts').DirectPort): void };
}
