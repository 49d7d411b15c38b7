// Generated from the folders of the areas by `npm run generate`. Do not edit.

/** English words of the area's entities. */
export const words = {
  catalogue: {"name":"List entry |||| List entries","fields":{"displayName":"Name","type":"List","position":"Order"},"sections":{"entry":"Entry"},"choices":{"type":{"POSITION":"Position","INDUSTRY":"Industry","TALENT_CATEGORY":"Talent category","TALENT_TYPE":"Talent type","TALENT_SUB_TYPE":"Talent sub-type","SPORT":"Sport","TEAM":"Team","LEAGUE":"League","TAG":"Tag","LOST_REASON":"Lost reason","PIPELINE_SOURCE":"Pipeline source","EVENT_TYPE":"Event type","PROJECT_TYPE":"Project type"}}},
  savedFilter: {"name":"Saved filter |||| Saved filters","fields":{"name":"Name","api":"List","parameters":"Filter","ownerId":"Page","ownerType":"Kind of page"},"sections":{"filter":"Filter"}},
};
