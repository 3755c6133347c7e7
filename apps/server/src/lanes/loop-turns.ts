/**
 * Lets each caller begin one piece of work in a turn of the event loop, the rest waits in line. What is begun competes for the loop with all that
 * was begun before; so one caller's many small pieces do not stand between the steps of everybody else's. Undefined where nothing is to be waited for.
 */
export function openLoopTurns(): (who: string) => Promise<void> | undefined {
  /** Those who began something in this turn, and what of theirs waits. */
  const lines = new Map<string, (() => void)[]>();
  let isAwake = false;

  function wake(): void {
    if (isAwake) return;
    isAwake = true;
    setImmediate(() => {
      isAwake = false;
      for (const [who, line] of lines) {
        const begin = line.shift();
        if (begin) begin();
        else lines.delete(who);
      }
      if (lines.size > 0) wake();
    });
  }

  return (who) => {
    const line = lines.get(who);
    if (line) return new Promise((resolve) => line.push(resolve));
    lines.set(who, []);
    wake();
    return undefined;
  };
}
