import { run } from './run.ts';

// A reader that has seen enough ("| head") closes the pipe: that ends the work, and is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2));
