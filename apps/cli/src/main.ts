import { Command, CommanderError, Help } from 'commander';
import { commands } from './commands.ts';
import { RefusedInput, WrongUse } from './failures.ts';

const program = new Command('shortlist')
  .description('Reads, checks, matches, tailors and typesets resumes. Works alone: no server, no network, no keys.')
  .version('0.1.0')
  .configureHelp({
    optionDescription: (option) =>
      Help.prototype.optionDescription.call(new Help(), option) + (option.mandatory ? ' (required)' : ''),
  })
  .addHelpText(
    'after',
    '\nExit codes: 0 done, 1 refused input, 2 wrong use. "-" as a file is standard input. Results go to files or standard output, progress to standard error.',
  );
const called = new Set(process.argv.slice(2, 4));
for (const { name, takes, summary, load } of commands) {
  if (called.has(name)) (await load())(program.command(name).description(summary));
  else program.command(`${name} ${takes}`).description(summary);
}
for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands: own }) => own)]) {
  command.exitOverride();
  command.showHelpAfterError(`Try: ${callOf(command)} --help`);
}

/** "shortlist org match" */
function callOf(command: Command): string {
  return command.parent ? `${callOf(command.parent)} ${command.name()}` : command.name();
}

// A reader that has seen enough ("| head") closes the pipe: that ends the work, and is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = reportFailure(error);
}

/** One line on standard error, and the exit code that stands for the failure. */
function reportFailure(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof WrongUse) {
    console.error(`shortlist: ${error.message}`);
    return 2;
  }
  console.error(`shortlist: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  if (!(error instanceof RefusedInput) && process.env.SHORTLIST_DEBUG) console.error(error);
  return 1;
}
