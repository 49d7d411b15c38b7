import { matrixRows, type LevelsByResource } from '../../../../schema/access/matrix.ts';
import { staff } from '../../../../schema/areas/people/entities/staff.ts';
import { field } from '../../../../schema/fields/kinds.ts';

const { avatar, displayName, position, email, phoneNumber, dob, startDate } = staff.fields;

/** Fields of the wizard's first step (AB 2): the record's own fields, and both rosters, which it only shows. */
export const basicFields = {
  avatar,
  displayName,
  position,
  email,
  phoneNumber,
  dob,
  startDate,
  talents: field.refs('talent'),
  scouts: field.refs('scout'),
} as const;

/**
 * The payload of AB 3: both rosters in one list, and of each row of the matrix what it is about and what it holds.
 * @param basics the body of the first step
 * @param zone the browser's time zone, an IANA name
 */
export function newStaffOf(basics: Readonly<Record<string, unknown>>, levels: LevelsByResource, zone: string) {
  const {
    talentIds = [],
    scoutIds = [],
    avatarId = null,
    ...person
  } = basics as {
    readonly talentIds?: readonly string[];
    readonly scoutIds?: readonly string[];
    readonly avatarId?: string | null;
  };
  return {
    ...person,
    timezoneId: zone,
    avatarId,
    talentIds: [...talentIds, ...scoutIds],
    permissions: matrixRows(levels).map(({ name, displayName: _name, ...row }) => ({ id: name, ...row })),
  };
}
