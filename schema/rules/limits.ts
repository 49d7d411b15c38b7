/** The business constants and limits (AB 9, CM 9), each once. Times are in milliseconds, sizes of files in bytes. */

export const defaultCountryCode = 'AU';
export const defaultCurrency = 'AUD';
export const defaultLocale = 'en-AU';
export const defaultTimeZone = 'Australia/Sydney';
/** Time before a task or event at which its reminder is sent, in milliseconds. */
export const defaultReminder = 3_600_000;

export const defaultPageSize = 20;
export const pageSizes = [20, 50, 100] as const;
/** The largest page that the API gives. */
export const maximumPageSize = 100;
/** The most sets of filters that one call counts. */
export const countedSetsLimit = 20;
/** The longest name of such a set, in characters. */
export const countedNameLimit = 50;
/** Maximum number of records selected in a list, and of records that one call changes, deletes or restores. */
export const selectionLimit = 5_000;
export const bulkSliceSize = 50;
/** The most records that one call of the API changes or finds by their ids, and the most values of one filter. */
export const valuesLimit = 500;
export const messagePageSize = 10;
export const creatorFilterPageSize = 100;

export const apiTimeout = 120_000;
/** Maximum number of concurrent exports: in all, per agency and per person; and the time that a further one waits. */
export const exportsAtOnce = 5;
export const exportsOfAgency = 3;
export const exportsOfOne = 2;
export const exportWait = 10_000;
/** Timeout of an export whose reader stalls, and the minimum average speed of a reader in bytes a second. */
export const exportPatience = 30_000;
export const exportPace = 4_000;
export const chunksDoneTimeout = 60_000;
export const tokenRefreshCache = 60_000;
/** The access token is refreshed when less than this remains: 5 days. */
export const tokenRefreshThreshold = 432_000_000;
export const formOptionCache = 900_000;
/** Time for which a page caches choices, in milliseconds. */
export const choicesCache = 30_000;
export const financeMetadataCache = 54_000_000;

export const placesSearchDebounce = 300;
export const dateRangeDebounce = 300;
export const filterToAddressDebounce = 300;
export const filterSearchDebounce = 500;
/** Pause in typing after which the sample of the invoice settings is made, in milliseconds. */
export const samplePaperDebounce = 500;
export const duplicatesPause = 400;
export const linkPreviewDebounce = 500;

/** Maximum number of characters of a link preview's address, and of its texts. */
export const linkAddressLimit = 2_000;
export const linkTextLimits = { title: 300, description: 1_000 } as const;
/** Maximum number of previews that one account may request within a number of seconds. */
export const linkPreviews = 60;
export const linkPreviewWindow = 600;
/** Time for which a page caches a preview, in milliseconds. */
export const linkPreviewCache = 600_000;

/** Interval at which a page polls for changes of others, and the longest wait after failures. */
export const liveInterval = 15_000;
export const liveIntervalLongest = 240_000;

export const uploadChunkSize = 5_242_880;
/** The chunk size where a caller gives none. */
export const uploadChunkSizeFallback = 5_000_000;
export const libraryUploadLimit = 50_000_000;
export const uploadLimit = 100_000_000;
/** Most megabytes to which an agency may limit the space for its files. */
export const quotaMegabytesMost = 1_000_000_000;
/** Maximum number of parts of a file, and of unfinished files per person. */
export const uploadPartsLimit = 1000;
export const unfinishedUploads = 50;
/** Time after which an upload without further parts counts as abandoned, in milliseconds. */
export const unfinishedUploadTime = 3_600_000;
/** Days after which a file is forgotten that nothing uses. */
export const unusedFileDays = 7;
/** Hours after which an object in the storage goes that no row names. */
export const strayObjectHours = 24;
/** The most pixels of an image of which sizes are made. */
export const imagePixelLimit = 100_000_000;
export const uploadPollInterval = 5_000;
export const uploadPollDeadline = 300_000;
export const uploadProgressInterval = 50;
/** Delay of the first poll of a complete file: most files are processed by then. */
export const uploadFirstPoll = 1_000;
/** Time for which the upload dialog stays open after all uploads are done: it covers what is below it. */
export const uploadsDoneTime = 3_000;
/** Number of files that a browser sends at once, and number of retries after a lost connection. */
export const uploadsAtOnce = 3;
export const uploadTries = 8;
/** Longest wait before an upload is retried. */
export const uploadPauseLongest = 30_000;

export const libraryExtensions: readonly string[] =
  'png jpg jpeg jfif gif dms mp4 avi mov mp3 mpeg hevc docx doc xlsx xls csv pdf heic zip rar pptx ppt'.split(' ');
export const avatarExtensions = ['png', 'jpg', 'jpeg', 'jfif', 'gif', 'dms'] as const;
export const audioTypes = ['audio/mpeg', 'audio/wav', 'audio/aac', 'audio/x-ms-wma'] as const;
export const videoTypes = ['video/mp4', 'video/quicktime', 'video/x-m4v'] as const;
export const importExtensions = ['xlsx', 'csv', 'tsv', 'txt', 'vcf'] as const;
/** The most rows and columns of an imported file, its size, and the bytes of one of its rows. */
export const importRowLimit = 20_000;
export const importColumnLimit = 200;
export const importFileLimit = 50_000_000;
export const importRowLength = 500_000;
/** Number of rows of a file shown before its columns are mapped. */
export const importSampleRows = 5;
/** Rows of a file by which its columns are judged, and the values of a column that are told. */
export const importJudgedRows = 200;
export const importJudgedValues = 50;
/** Wrong values of an import that can be mended, and the length of one. */
export const importMendLimit = 500;
export const importMendLength = 500;
/** For how many days the rows of an import are kept, and it can be undone. */
export const importDays = 30;
/** Interval at which a page polls the progress of an import. */
export const importPollInterval = 1_000;

/** Characters of what narrows a list down, as its address has it, and of a saved filter, which says order and page size too. */
export const filterAddressLimit = 2000;
export const savedParametersLimit = 2200;
/** Characters of a keyword, and of a text that a list is filtered by. */
export const keywordLimit = 200;
/** People of all kinds that one question finds at most. */
export const peopleFoundLimit = 50;
/** Places that one search finds at most, and the letters that it takes. */
export const placesFoundLimit = 10;
export const placesKeywordMinimum = 2;
/** Letters that a search for addresses takes, and how many searches of one account an outside provider gets in seconds. */
export const addressKeywordMinimum = 3;
export const addressSearches = 300;
export const addressSearchWindow = 600;
/** Maximum number of record keys that one call may request. */
export const askedKeysLimit = 200;
/** Maximum number of likely duplicates returned, the most likely first. */
export const duplicatesLimit = 5;
export const filterTextLimit = 500;
/** Characters of the name of a time zone. */
export const timeZoneLimit = 64;
/** Characters. */
export const contactNameLimit = 200;
export const postContentLimit = 400;
export const pollAnswerLimit = 100;
export const pollAnswersMinimum = 2;
export const pollAnswersMaximum = 10;
/** Maximum expiry of a poll, in calendar months from now. */
export const pollExpiryMonths = 1;
export const passwordMinimum = 6;
/** The most characters that an agency may ask of a password. */
export const passwordMinimumLongest = 64;
/** The spec's "task limit constant". */
export const taskLimit = 1365;
/** Time for which a notice is shown, and one about a failure. */
export const noticeTime = 4_000;
export const failureNoticeTime = 8_000;
/** Time for which a notice offers to undo. */
export const undoTime = 10_000;
/** For how many days a deleted record can be restored. */
export const restoreDays = 30;

export const tagsShown = 3;
export const avatarsShown = 4;
export const pollOptionsShown = 2;
/** Above this a count of notifications reads 99+. */
export const notificationCountShown = 99;

export const selectRows = 6;
/** A filter with more options than this has a search. */
export const filterSearchOptions = 10;
/** Maximum number of characters of one preference, and of preferences per person. */
export const preferenceLength = 10_000;
export const preferenceCount = 500;

/** Measured quantity; stored as whole millimetres, grams, or hundredths of a percent. */
export type Quantity = 'length' | 'mass' | 'share';
/** The largest value of each: 10 metres, 1,000 kilograms, the whole. */
export const largestMeasure: Readonly<Record<Quantity, number>> = { length: 10_000, mass: 1_000_000, share: 10_000 };

export const agencyNameLimit = 200;
export const favoriteNameLimit = 200;
/** Maximum number of tags per favourite, of characters per tag, and of connections per person. */
export const favoriteTagsLimit = 20;
export const favoriteTagLength = 40;
export const favoriteConnectionsLimit = 50;
export const favoritesSuggestedLimit = 10;

export const skeletonRows = 15;
export const skeletonRowsOfNextPage = 3;
export const chatTextareaRows = { minimum: 1, maximum: 4 } as const;

/** Pixels. */
export const rowHeight = 33;
export const selectMaximumHeight = 192;
export const multiSelectMaximumHeight = 104;
export const mobileSelectMaximumHeight = 144;
export const chatMinimumHeight = 420;
export const permissionTableWidth = 960;
export const actionColumnWidth = 130;
export const readOnlyActionColumnWidth = 60;
export const modalWidths = { contact: 650, finance: 570, piece: 740, voice: 800 } as const;

export const socialSdkVersion = 'v20.0';
/** Time for completing a connection at a provider, in milliseconds. */
export const socialStateTime = 600_000;
/** Last place in a list that is kept by numbers. */
export const positionLast = 10_000;

/** Bytes of all files of one mail together, and addresses that get a copy of it. */
export const mailFilesLimit = 10_000_000;
export const mailCopiesLimit = 20;

/** Longest text of a template of contracts, and of the terms of one, in characters. */
export const contractTextLimit = 100_000;

/** Beginning of the numbers of contracts, unless the agency says otherwise, and its longest length. */
export const defaultContractPrefix = 'C-';
export const seriesPrefixLimit = 12;
/** Digits that the numbers of a series have at least, unless the agency says otherwise, and their most. */
export const defaultSeriesDigits = 4;
export const seriesDigitsLimit = 12;
