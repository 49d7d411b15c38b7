import type { CustomOption } from '../../../../schema/language/fieldsOf.ts';
import { pathTo } from '../../../../schema/routes.ts';
import type { CustomDataType, customOwners } from '../../../../schema/rules/customFields.ts';
import type { WireRecord } from '../../../fields/kind.ts';

/** Owner type of the fields, as on the wire. */
export type OwnerType = (typeof customOwners)[keyof typeof customOwners];

/** A field that the agency added, as its settings see it. */
export interface SettingsField extends WireRecord {
  readonly id: string;
  readonly version: number;
  readonly label: string;
  readonly ownerType: OwnerType;
  readonly dataType: CustomDataType;
  readonly helpText: string | null;
  readonly isRequired: boolean;
  readonly section: string | null;
  readonly options: readonly CustomOption[];
  readonly status: 'ACTIVE' | 'ARCHIVED';
}

/** Common prefix of the routes of such fields. */
export const fieldRoutes = '/client/v1/attribute-configs';

/** Does the kind give choices? */
export const hasChoices = (dataType: unknown): boolean => String(dataType).endsWith('_SELECT');

/** Returns the address of an entity's fields, the active or the archived ones. */
export function addressOf(ownerType: OwnerType, status: SettingsField['status']): string {
  return `${pathTo('settings.customField')}?ownerType=${ownerType}&status=${status}`;
}

/** Returns a list with one of its entries moved to another position. */
export function withMoved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const moved = [...list];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
