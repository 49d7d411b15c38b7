import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { libraryItemTypes, libraryMediaTypes } from '../library.ts';
import { libraryExtensions, libraryUploadLimit } from '../../../rules/limits.ts';

/**
 * A folder or a file of the library (AB 3, Library item). The agency has a tree of them, and so has each owner; what has no
 * parent is in the root folder, which is no item itself. The library's own calls put items into folders, move them, and
 * say which files are sensitive.
 */
export const libraryItem = defineEntity({
  name: 'libraryItem',
  group: 'none',
  title: 'name',
  access: { by: 'LIBRARY', belongsTo: 'owner' },
  api: { base: '/media/v1/library-items', without: ['export', 'options'] },
  fields: {
    name: field.text({
      required: true,
      pattern: 'libraryName',
      unique: { within: ['parent', 'owner'], message: 'nameTaken' },
    }),
    type: field.choice(libraryItemTypes, { required: true, readOnly: true, default: libraryItemTypes.FOLDER }),
    parent: field.ref('libraryItem', { readOnly: true, treeDepth: 32, onDelete: 'cascade' }),
    owner: field.refOneOf(['talent', 'scout', 'partner', 'staff'], { isFixed: true, onDelete: 'cascade' }),
    file: field.file({ readOnly: true, limit: libraryUploadLimit, extensions: libraryExtensions }),
    mediaType: field.choice(libraryMediaTypes, { readOnly: true }),
    bytes: field.integer({ readOnly: true, min: 0 }),
    isSensitive: field.flag({ readOnly: true }),
    isSystem: field.flag({ readOnly: true }),
    takesUploads: field.flag({ readOnly: true, default: true }),
  },
  indexes: [['parent', 'owner', 'type', 'name']],
  list: {
    columns: ['name', 'type', 'owner', 'mediaType', 'bytes', 'updatedAt'],
    hidden: ['parent', 'isSensitive', 'createdAt'],
    filters: ['type', 'parent', 'owner', 'mediaType', 'isSensitive'],
    sortable: ['name', 'createdAt', 'updatedAt'],
    search: ['name'],
    sort: ['name', 'ASC'],
  },
  form: { item: ['name', 'owner'] },
});

export type LibraryItem = RecordOf<typeof libraryItem>;
