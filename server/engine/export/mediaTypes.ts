import type { ExportFormat } from '../../../schema/language/operations.ts';

/** What an export is, by its format. */
export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A file of either format in frames that tell how far it is. */
export const framesType = 'application/octet-stream';
