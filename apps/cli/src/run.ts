import { languages } from '@shortlist/schema/languages';
import { Command, CommanderError, Option } from 'commander';
import { chooseLanguage } from './choose-language.ts';
import { listCommands } from './commands.ts';
import { RefusedInput, WrongUse } from './failures.ts';
import { helpWords } from './help.ts';
import { printError } from './print.ts';
import { sayUsageError } from './say-usage-error.ts';
import { i18n, turnTo } from './voice.ts';

/** Does what a call asks for (`args`: all after the command's own name); what fails is told in one line on standard error. Resolves to the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  turnTo(chooseLanguage(args, process.env));
  const program = await define(args);
  try {
    await program.parseAsync(args, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    return reportFailure(error);
  }
}

/** The program with the one command that is called in full, and the others by name. */
async function define(args: readonly string[]): Promise<Command> {
  const program = new Command('shortlist')
    .description(
      i18n._('Reads, checks, matches, tailors, and typesets resumes. Works offline: no server, no network, no keys.'),
    )
    .version('0.1.0', '-V, --version', i18n._('show the version'))
    .addOption(
      new Option(`--language <${i18n._('code')}>`, i18n._('output language (default: from LC_ALL or LANG)')).choices(
        languages.map(({ code }) => code),
      ),
    )
    .helpOption('-h, --help', i18n._('show help'))
    .helpCommand(`help [${i18n._('command')}]`, i18n._('show help for a command'))
    .configureHelp(helpWords())
    .configureOutput({ outputError: (text, write) => write(sayUsageError(text)) })
    .addHelpText(
      'after',
      `\n${i18n._('Exit codes: 0 success, 1 unusable input, 2 usage error. Use "-" to read a file from standard input. Results go to files or standard output, progress to standard error.')}`,
    );
  const called = new Set(args.filter((arg) => !arg.startsWith('-')));
  for (const { name, takes, summary, load } of listCommands()) {
    if (called.has(name)) (await load())(program.command(name).description(summary));
    else program.command(`${name} ${takes}`).description(summary);
  }
  for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands: own }) => own)]) {
    command.exitOverride();
    command.showHelpAfterError(i18n._('Try: {call} --help', { call: callOf(command) }));
  }
  return program;
}

/** "shortlist org match" */
function callOf(command: Command): string {
  return command.parent ? `${callOf(command.parent)} ${command.name()}` : command.name();
}

/** One line on standard error, and the exit code that stands for the failure. */
function reportFailure(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof WrongUse) {
    printError(`shortlist: ${error.message}`);
    return 2;
  }
  printError(`shortlist: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  if (!(error instanceof RefusedInput) && process.env.SHORTLIST_DEBUG) console.error(error);
  return 1;
}
