import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartError } from './startError.ts';
import { parseUrl } from './parseUrl.ts';

/** A wrong environment variable. The message is one line: the variable, the fault, an example. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}

/** Expected content of one of two variables that belong together. */
interface Half {
  readonly pattern: RegExp;
  readonly fault: string;
  readonly example: string;
}

/** Two variables that are both there or both absent. */
export function readPair<Name extends string>(env: NodeJS.ProcessEnv, halves: Readonly<Record<Name, Half>>) {
  const names = Object.keys(halves) as Name[];
  const values = names.map((name) => [name, valueOf(env, name)] as const);
  if (values.every(([, value]) => value === null)) return null;
  for (const [name, value] of values) {
    const { pattern, fault, example } = halves[name];
    if (value === null) throw faulty(name, `is missing beside ${names.find((one) => one !== name)}`, example);
    if (!pattern.test(value)) throw faulty(name, fault, example);
  }
  return Object.fromEntries(values) as Record<Name, string>;
}

/**
 * Reads a variable with an address of one of the protocols; null without one. Throws a ConfigError for anything else.
 */
export function readUrl(
  env: NodeJS.ProcessEnv,
  name: string,
  { protocols, example }: { protocols: readonly string[]; example: string },
): string | null {
  const value = valueOf(env, name);
  if (value === null) return null;
  const start = protocols.map((protocol) => `${protocol}//`).join(' or ');
  // The value itself is never repeated: it may hold a password.
  const url = parseUrl(value);
  if (url === null) throw faulty(name, `is not a URL that begins with ${start}`, example);
  const { protocol, hostname } = url;
  if (!protocols.includes(protocol)) throw faulty(name, `does not begin with ${start}`, example);
  if (hostname === '' && !value.includes('host=')) throw faulty(name, 'names no host', example);
  return value;
}

/** Values of variables that switch something on or off. */
export const switches: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
  ['yes', true],
  ['no', false],
  ['on', true],
  ['off', false],
]);

/**
 * Reads a variable that switches something on or off; null if it is not set. Throws a ConfigError for any other word.
 */
export function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean | null {
  const word = readChoice(env, name, [...switches.keys()], '1');
  return word === null ? null : (switches.get(word) ?? null);
}

/** A program by its name or path; a word that switches off means none. */
export function readProgram(env: NodeJS.ProcessEnv, name: string, usual: string): string | null {
  const value = valueOf(env, name) ?? usual;
  return switches.get(value.toLowerCase()) === false ? null : value;
}

/** A folder that is there, absolute; null without one. A relative one starts from the project. */
export function readFolder(env: NodeJS.ProcessEnv, name: string, projectRoot: string): string | null {
  const value = valueOf(env, name);
  if (value === null) return null;
  const folder = resolve(projectRoot, value);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw faulty(name, 'is not a folder of this machine', '/usr/share/fonts/truetype/noto');
  return folder;
}

/** A whole number from 0 on. */
export function readWhole(
  env: NodeJS.ProcessEnv,
  name: string,
  { usual, most }: { readonly usual: number; readonly most: number },
): number {
  const value = valueOf(env, name);
  if (value === null) return usual;
  if (/^\d{1,15}$/.test(value) && Number(value) <= most) return Number(value);
  throw faulty(name, `is not a whole number from 0 to ${most}`, String(usual));
}

/** An amount of gigabytes (10^9 bytes), in bytes; null for 0, which sets no limit. */
export function readGigabytes(env: NodeJS.ProcessEnv, name: string, usual: number): number | null {
  const value = valueOf(env, name) ?? String(usual);
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(value)) throw faulty(name, 'is not a number of gigabytes', String(usual));
  return Math.round(Number(value) * 1_000_000_000) || null;
}

/** Reads a variable with one of some words; null if it is not set. Throws a ConfigError for any other word. */
export function readChoice<Choice extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  choices: readonly Choice[],
  example: Choice,
): Choice | null {
  const value = valueOf(env, name)?.toLowerCase();
  if (value === undefined) return null;
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw faulty(name, `is none of ${choices.join(', ')}`, example);
  return choice;
}

/** Returns the trimmed value of a variable; null if it is not set or empty. */
export function valueOf(env: NodeJS.ProcessEnv, name: string): string | null {
  return env[name]?.trim() || null;
}

/** Returns the error of a variable, with an example of a valid value. */
export function faulty(name: string, fault: string, example: string): ConfigError {
  return new ConfigError(`${name} ${fault}. Example: ${name}=${example}`);
}
