// Generated from the catalogs by `npm run generate`. Do not edit.

/** English words of the lists of the area's entities. */
export const words = {
  catalogue: {"name":"List entry |||| List entries","fields":{"displayName":"Name","type":"List","parent":"Within","position":"Order"},"choices":{"type":{"POSITION":"Position","INDUSTRY":"Industry","TALENT_CATEGORY":"Talent category","TALENT_TYPE":"Talent type","TALENT_SUB_TYPE":"Talent sub-type","SPORT":"Sport","TEAM":"Team","LEAGUE":"League","TAG":"Tag","LOST_REASON":"Lost reason","PIPELINE_SOURCE":"Pipeline source","EVENT_TYPE":"Event type","EXPENSE_CATEGORY":"Expense category","PROJECT_TYPE":"Project type","CALL_OUTCOME":"Call outcome"}}},
  customField: {"name":"Custom field |||| Custom fields","fields":{"label":"Name","ownerType":"For","dataType":"Type","helpText":"Help text","isRequired":"Required","section":"Section","options":"Choices","status":"State","position":"Order"},"choices":{"ownerType":{"talent":"Talents and scouts","partner":"Partners","opportunity":"Opportunities","event":"Events","project":"Projects","contract":"Contracts"},"dataType":{"MULTI_SELECT":"Several choices","SINGLE_SELECT":"One choice","LONG_TEXT":"Long text","SHORT_TEXT":"Short text","DATE":"Date"},"status":{"ACTIVE":"In use","ARCHIVED":"Archived"}},"cells":{"options":{"value":"Choice","isRetired":"Retired"}},"rows":{"options":"Choice"}},
  savedFilter: {"name":"Saved filter |||| Saved filters","fields":{"name":"Name","api":"List","parameters":"Filter","ownerId":"Page","ownerType":"Kind of page"}},
};
