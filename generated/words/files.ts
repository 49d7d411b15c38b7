// Generated from the catalogs by `npm run generate`. Do not edit.

/** English words of the lists of the area's entities. */
export const words = {
  libraryItem: {"name":"Library item |||| Library items","fields":{"name":"Name","type":"Type","parent":"Folder","owner":"Belongs to","mediaType":"Kind","bytes":"Size","isSensitive":"Sensitive"},"choices":{"type":{"FOLDER":"Folder","FILE":"File"},"mediaType":{"PHOTO":"Photo","VIDEO":"Video","AUDIO":"Audio","DOCUMENT":"Document"}}},
};
