import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { endWithNpm } from './end-with-npm.mjs';
import { root } from './install.mjs';

// Half of a start is reading code: what one process read and compiled is kept for the next.
const compiled = join(root, 'node_modules', '.cache', 'compiled');

/** Runs a command in the project's root with the pinned Node first on the PATH; resolves to its exit code. Signals are passed on, and so is the end of npm. */
export function run(node, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(node, args, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...env, PATH: `${dirname(node)}:${process.env.PATH}` },
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    const pass = (signal) => child.kill(signal);
    const passed = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of passed) process.on(signal, pass);
    endWithNpm(() => pass('SIGTERM'));
    child.on('exit', (code, signal) => {
      for (const name of passed) process.off(name, pass);
      resolve({ code: code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1), output });
    });
  });
}
