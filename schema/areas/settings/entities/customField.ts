import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import {
  customChoiceLength,
  customDataTypes,
  customHelpLimit,
  customLabelLimit,
  customOwners,
  customPositionLast,
} from '../../../rules/customFields.ts';

/**
 * A field that an agency adds to its people, or to its work (`customOwners`; AB 3, Custom field; the attribute configs of
 * AB 7). Its values are in `custom` of the records. An archived field keeps them and is not shown.
 */
export const customField = defineEntity({
  name: 'customField',
  group: 'none',
  title: 'label',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  api: { base: '/client/v1/attribute-configs', routes: { list: 'GET /', update: 'PUT /' } },
  fields: {
    label: field.text({ required: true, max: customLabelLimit }),
    ownerType: field.choice(customOwners, { required: true, filter: 'ownerType' }),
    dataType: field.choice(customDataTypes, { required: true }),
    helpText: field.text({ isMultiline: true, max: customHelpLimit }),
    isRequired: field.flag(),
    // The part of the form; a name that the form does not have means the part of added fields.
    section: field.text({ max: 50 }),
    options: field.rows({
      value: field.text({ required: true, max: customChoiceLength }),
      isRetired: field.flag(),
    }),
    status: field.choice(['ACTIVE', 'ARCHIVED'], { required: true, default: 'ACTIVE', filter: 'status' }),
    position: field.integer({ required: true, min: 0, max: customPositionLast, default: customPositionLast }),
  },
  list: {
    columns: ['label', 'ownerType', 'dataType', 'helpText', 'isRequired', 'section', 'options', 'status', 'position'],
    filters: ['ownerType', 'dataType', 'status'],
    sortable: ['position', 'label'],
    search: ['label'],
    sort: ['position', 'ASC'],
  },
  form: {
    field: ['label', 'ownerType', 'dataType', 'helpText', 'isRequired', 'section', 'options', 'status', 'position'],
  },
});

export type CustomFieldRecord = RecordOf<typeof customField>;
