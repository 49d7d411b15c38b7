import { array, string as yupString } from 'yup';
import type { CommonOptions, Field, KindDefinition } from './field.ts';
import { singular } from './field.ts';
import type { Media, TypeOfMedia } from '../media.ts';
import { mediaSchema } from './mediaSchema.ts';
import { isUuid } from '../rules/texts.ts';
import { eachOnce, keptId, refusal } from './rule.ts';
import { nullable, string, uuid } from './schemas.ts';

/** Which files a field takes. The server looks at what is in a file; the ending of its name has to fit besides. */
export interface FileOptions extends CommonOptions {
  /** What a file may be, by its content; anything unless said. */
  readonly types?: readonly TypeOfMedia[];
  /** The endings that its name may have, without the dot; any unless said (AB 5). */
  readonly extensions?: readonly string[];
  /** The most bytes that it may have; what an upload may have unless said. */
  readonly limit?: number;
}

/** Whether a page with a video may stand in a field: it has no ending, and no content. */
export function takesLinks({ types, extensions }: FileOptions): boolean {
  return extensions === undefined && (types === undefined || types.includes('video'));
}

type OneOptions = FileOptions & {
  /** An image that is read as the address of its thumbnail. Called `avatar`, it is the face of the record. */
  readonly isPicture?: boolean;
};

type Shown<O> =
  | (O extends { readonly isPicture: true } ? string : Media)
  | (O extends { readonly required: true } ? never : null);
type IdOf<O> = O extends { readonly required: true } ? string : string | null;

export interface FileField<Value = Media | string | null, Id = string | null>
  extends Field<{ '': Value; Id: Id }, { Id: Id }>, OneOptions {
  readonly kind: 'file';
}

/** One file that was uploaded before; read whole (a picture as an address) beside `<name>Id`, written as `<name>Id`. */
export function file<const O extends OneOptions>(options?: O): FileField<Shown<O>, IdOf<O>> {
  return { ...(options?.isPicture && { types: ['image'] as const }), ...options, kind: 'file' };
}

/** The field whose picture stands for a record wherever it is referred to (AB 3). */
export const faceField = 'avatar';

/** The most files that one field holds unless it says less. */
export const maxFiles = 100;

export interface FilesField extends Field<{ '': Media[]; '~Ids': string[] }, { '~Ids': string[] }>, FileOptions {
  readonly kind: 'files';
  /** The most files; 100 unless said. */
  readonly max?: number;
}

/** Any number of files in an order; read as a list of them, written as `<singular>Ids`. */
export function files(options?: FileOptions & Pick<FilesField, 'max'>): FilesField {
  return { ...options, kind: 'files' };
}

/** What stands in a form in place of a file that is still being uploaded: nothing that can be saved. */
export const pendingFile = 'pending';

const isPending = (value: unknown) => value === pendingFile;

export const fileKind: KindDefinition<FileField> = {
  columns: (name, field) => [
    {
      key: `${name}Id`,
      type: 'uuid',
      isNullable: !field.required,
      isFile: true,
      schema: field.required ? uuid : nullable(uuid),
    },
  ],
  labels: (name, { isPicture }) => [
    {
      key: name,
      of: `${name}Id`,
      file: isPicture ? 'thumbnail' : 'whole',
      schema: nullable(isPicture ? string : mediaSchema),
    },
  ],
  rules: (name) => ({
    [`${name}Id`]: yupString()
      .transform(keptId)
      .test('pending', refusal('filePending'), (value) => !isPending(value))
      .test('id', refusal('fileMissing'), (value) => !value || isPending(value) || isUuid(value)),
  }),
  filters: () => [],
  sortKey: () => null,
};

export const filesKind: KindDefinition<FilesField> = {
  columns: () => [],
  links: (name) => [
    { key: `${singular(name)}Ids`, labelKey: name, isFile: true, itemSchema: uuid, labelSchema: mediaSchema },
  ],
  rules: (name, { max = maxFiles }) => ({
    [`${singular(name)}Ids`]: array(
      yupString().test(
        'id',
        refusal('fileMissing'),
        (value) => isPending(value) || (typeof value === 'string' && isUuid(value)),
      ),
    )
      .transform((list) => eachOnce(list, keptId))
      .test('pending', refusal('filePending'), (list) => !list?.some(isPending))
      .max(max, refusal('tooMany', { max })),
  }),
  filters: () => [],
  sortKey: () => null,
};
