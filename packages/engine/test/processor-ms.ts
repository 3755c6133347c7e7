/** Milliseconds of the processor that this thread takes for a piece of work: what else a machine does lengthens the clock's time, not this. */
export function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
