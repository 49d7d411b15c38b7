import type { CommonOptions, Field, KindDefinition } from './field.ts';
import { singular } from './field.ts';
import type { Media, TypeOfMedia } from '../media.ts';
import { mediaSchema } from './mediaSchema.ts';
import { isUuid } from '../rules/texts.ts';
import { eachOnce, keptId, refusal } from './rule.ts';
import { nullable, string, uuid } from './schemas.ts';

/**
 * Files that a field accepts. The server inspects the content of a file; the extension of its name must fit as well.
 */
export interface FileOptions extends CommonOptions {
  /** Media types accepted, by content; any by default. */
  readonly types?: readonly TypeOfMedia[];
  /** Accepted extensions of the file name, without the dot; any by default (AB 5). */
  readonly extensions?: readonly string[];
  /** Maximum size in bytes; the limit of uploads by default. */
  readonly limit?: number;
}

/** Returns true if the field accepts a link to a page with a video, which has no extension and no content. */
export function takesLinks({ types, extensions }: FileOptions): boolean {
  return extensions === undefined && (types === undefined || types.includes('video'));
}

type OneOptions = FileOptions & {
  /** An image that is read as the address of its thumbnail. Under the name `avatar` it represents the record. */
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

/** Field whose picture represents a record wherever it is referenced (AB 3). */
export const avatarField = 'avatar';

/** The most files that one field holds unless it says less. */
export const maxFiles = 100;

export interface FilesField extends Field<{ '': Media[]; '~Ids': string[] }, { '~Ids': string[] }>, FileOptions {
  readonly kind: 'files';
  /** Maximum number of files; 100 by default. */
  readonly max?: number;
}

/** Any number of files in an order; read as a list of them, written as `<singular>Ids`. */
export function files(options?: FileOptions & Pick<FilesField, 'max'>): FilesField {
  return { ...options, kind: 'files' };
}

/** Placeholder in a form for a file that is still uploading; it cannot be saved. */
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
  rules: (name, _field, yup) => ({
    [`${name}Id`]: yup
      .string()
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
  rules: (name, { max = maxFiles }, yup) => ({
    [`${singular(name)}Ids`]: yup
      .array(
        yup
          .string()
          .test(
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
