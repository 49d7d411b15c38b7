/**
 * State of an import. The server works by itself in `reading`, `checking`, `running` and `undoing`; it waits for a
 * person in `mapping` (which column is which field) and `checked`.
 */
export const importStates = [
  'reading',
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/** The states in which the server works. */
export const workingStates = ['reading', 'checking', 'running', 'undoing'] as const satisfies readonly ImportState[];

/** Returns true if the server works on an import in that state. */
export function isWorking(state: ImportState): boolean {
  return workingStates.some((one) => one === state);
}

/** Handling of a row whose record exists already. */
export const existingChoices = ['skip', 'update'] as const;
export type ExistingChoice = (typeof existingChoices)[number];

/** Handling of a wrong value: another one stands for it, it says nothing, or its rows are left out. */
export const mendActions = ['replace', 'empty', 'leave'] as const;
