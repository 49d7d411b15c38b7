// Generated from the catalogs by `npm run generate`. Do not edit.

/** English words of the lists of the area's entities. */
export const words = {
  callLog: {"name":"Call |||| Calls","fields":{"subject":"Subject","direction":"Direction","at":"When","durationSeconds":"Seconds","number":"Number","about":"With","staff":"Staff member","outcome":"Outcome","note":"Note","task":"Task"},"choices":{"direction":{"IN":"Incoming","OUT":"Outgoing","MISSED":"Missed"}}},
};
