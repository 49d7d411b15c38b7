// Generated from the folders of the areas by `npm run generate`. Do not edit.

/** English words of the area's entities. */
export const words = {
  libraryItem: {"name":"Library item |||| Library items","fields":{"name":"Name","type":"Type","parent":"Folder","owner":"Belongs to","file":"File","mediaType":"Kind","bytes":"Size","isSensitive":"Sensitive","isSystem":"Kept by the system","takesUploads":"Takes uploads"},"sections":{"item":"Item"},"choices":{"type":{"FOLDER":"Folder","FILE":"File"},"mediaType":{"PHOTO":"Photo","VIDEO":"Video","AUDIO":"Audio","DOCUMENT":"Document"}}},
};
