// Generated from the folders of the areas by `npm run generate`. Do not edit.
import type { FilesCalls } from '../schema/areas/files/calls.ts';
import type { IdentityCalls } from '../schema/areas/identity/calls.ts';
import type { OperatorsCalls } from '../schema/areas/operators/calls.ts';
import type { PeopleCalls } from '../schema/areas/people/calls.ts';
import type { SettingsCalls } from '../schema/areas/settings/calls.ts';
import type { ToolsCalls } from '../schema/areas/tools/calls.ts';
import type { WorkCalls } from '../schema/areas/work/calls.ts';

/** Every declared call by its route. Types alone: the browser loads no schema. */
export type Calls = FilesCalls & IdentityCalls & OperatorsCalls & PeopleCalls & SettingsCalls & ToolsCalls & WorkCalls;
