import { HttpError } from 'ra-core';
import { refusalOf } from '../../dataProvider/refusal.ts';
import type { RefusalBody } from '../../dataProvider/types.ts';

/** Converts an error of the whole list to the cells of the row at `index`, which was changed. */
export function ofRow(error: unknown, name: string, index: number): unknown {
  const refusal = refusalOf(error);
  if (!refusal || !(error instanceof HttpError)) return error;
  const path = `${name}.${index}.`;
  const details = refusal.details.map((detail) =>
    detail.field.startsWith(path) ? { ...detail, field: detail.field.slice(path.length) } : detail,
  );
  const body: RefusalBody = { ...(error.body as RefusalBody), refusal: { ...refusal, details } };
  return new HttpError(error.message, error.status, body);
}
