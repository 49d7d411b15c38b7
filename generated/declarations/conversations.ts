// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { callLog } from '../../schema/areas/conversations/entities/callLog.ts';

/** Entities of the area. */
export const declared = {
  callLog,
};
