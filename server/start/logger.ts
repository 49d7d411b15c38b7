import { pino, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { LogLevel } from '../config.ts';

/** The server's log on the standard output: readable lines in a terminal, JSON where a program collects them. */
export function openLogger(level: LogLevel): Logger {
  if (!process.stdout.isTTY) return pino({ level });
  return pino({ level }, pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }));
}
