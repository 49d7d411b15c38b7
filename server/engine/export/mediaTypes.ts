import type { ExportFormat } from '../../../schema/language/operations.ts';

/** Media type of an export, by format. */
export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Media type of an export in frames that report its progress. */
export const framesType = 'application/octet-stream';
