import { expect, test } from 'vitest';
import * as limits from './limits.ts';

test("the limits are the spec's (AB 9, CM 9)", () => {
  expect(limits).toMatchObject({
    defaultCountryCode: 'AU',
    defaultCurrency: 'AUD',
    defaultLocale: 'en-AU',
    defaultTimeZone: 'Australia/Sydney',
    defaultPageSize: 20,
    pageSizes: [20, 50, 100],
    apiTimeout: 120_000,
    tokenRefreshThreshold: 5 * 24 * 3600 * 1000,
    uploadChunkSize: 5 * 1024 * 1024,
    libraryUploadLimit: 50_000_000,
    uploadLimit: 100_000_000,
    uploadPollDeadline: 5 * 60 * 1000,
    filterAddressLimit: 2000,
    contactNameLimit: 200,
    postContentLimit: 400,
    taskLimit: 1365,
    rowHeight: 33,
    actionColumnWidth: 130,
    readOnlyActionColumnWidth: 60,
    skeletonRows: 15,
    skeletonRowsOfNextPage: 3,
  });
  expect(limits.libraryExtensions).toHaveLength(23);
});
