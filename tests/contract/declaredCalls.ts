import type { Call } from '../../schema/call.ts';

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'route' in value;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../schema/areas/*/calls/*.ts', { eager: true });

/** Every call that an area declares (`defineCalls`). */
export const declaredCalls: readonly Call[] = Object.values(modules).flatMap((exports) =>
  Object.values(exports).flatMap((value) =>
    typeof value === 'object' && value !== null ? Object.values(value).filter(isCall) : [],
  ),
);
