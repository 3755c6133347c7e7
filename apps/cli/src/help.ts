import { Help, type HelpConfiguration, type Option } from 'commander';
import { i18n } from './voice.ts';

/** How the help of every command is written: its own words are commander's, in the language of the call. */
export function helpWords(): HelpConfiguration {
  const plain = new Help();
  const titles: Record<string, string> = {
    'Usage:': i18n._('Usage:'),
    'Arguments:': i18n._('Arguments:'),
    'Options:': i18n._('Options:'),
    'Commands:': i18n._('Commands:'),
    'Global Options:': i18n._('General options:'),
  };
  return {
    showGlobalOptions: true,
    styleTitle: (title) => titles[title] ?? title,
    commandUsage: (command) => sayPlaceholders(plain.commandUsage(command)),
    subcommandTerm: (command) => sayPlaceholders(plain.subcommandTerm(command)),
    optionDescription: describeOption,
  };
}

function sayPlaceholders(usage: string): string {
  return usage.replace('[options]', `[${i18n._('options')}]`).replace('[command]', `[${i18n._('command')}]`);
}

function describeOption({ description, argChoices, defaultValue, required, optional, mandatory }: Option): string {
  const notes = [
    ...(argChoices ? [i18n._('choices: {choices}', { choices: argChoices.map(quote).join(', ') })] : []),
    ...(defaultValue !== undefined && (required || optional)
      ? [i18n._('default: {value}', { value: quote(defaultValue) })]
      : []),
  ];
  return [
    description,
    ...(notes.length > 0 ? [`(${notes.join(', ')})`] : []),
    ...(mandatory ? [`(${i18n._('required')})`] : []),
  ].join(' ');
}

const quote = (value: unknown): string => JSON.stringify(value);
