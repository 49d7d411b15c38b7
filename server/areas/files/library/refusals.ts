import { fieldRefusal, RefusalError } from '../../../errors.ts';

const callKeys: Readonly<Record<string, string>> = { parentId: 'parentKey', ownerId: 'parentKey', fileId: 'mediaId' };

/** Returns an error of the engine under the keys that calls of the library have for an item's. */
export function inCallKeys(error: unknown, keyOf = (key: string) => key): unknown {
  if (!(error instanceof RefusalError) || !error.options.details) return error;
  const renamed = error.options.details.map((one) => {
    const field = keyOf(callKeys[one.field] ?? one.field);
    const isFolderGone = one.field === 'parentId' && one.key === 'reference';
    return isFolderGone ? fieldRefusal(field, 'folderMissing') : { ...one, field };
  });
  return error.withDetails(renamed);
}

/** Runs a write, with its refusals under the keys of the call. */
export async function inCall<Answer>(write: () => Promise<Answer>, keyOf?: (key: string) => string): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    throw inCallKeys(error, keyOf);
  }
}

/** Returns true for the refusal of a name that another item has. */
export function isNameClash(error: unknown): boolean {
  return error instanceof RefusalError && error.options.details?.some(({ key }) => key === 'nameTaken') === true;
}
