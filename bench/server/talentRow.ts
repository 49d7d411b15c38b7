import { mediaOf } from '../../server/engine/media/mediaOf.ts';
import type { MediaRow } from '../../server/engine/media/mediaRow.ts';
import type { BareRow } from './bareEntity.ts';
import { ids, label, labels, maybe, system, text, whole, type Label } from './jsonSchemas.ts';

/** A row of the hand-written statements. */
export interface TalentRow extends BareRow {
  readonly created_at: number;
  readonly deleted_at: number | null;
  readonly display_name: string;
  readonly avatar_id: string | null;
  readonly status: string;
  readonly state: string;
  readonly email: string | null;
  readonly phone_number: string | null;
  readonly country_code: string | null;
  readonly dob: string | null;
  readonly age: number | null;
  readonly days_since_talk: number | null;
  readonly talk_age: string;
  readonly gender: string | null;
  readonly height: number | null;
  readonly hair_colour: string | null;
  readonly eye_colour: string | null;
  readonly location: string | null;
  readonly location_id: string | null;
  readonly timezone_id: string | null;
  readonly website: string | null;
  readonly start_date: string | null;
  readonly headline: string | null;
  readonly bio: string | null;
  readonly custom: Readonly<Record<string, unknown>>;
  readonly categories: readonly Label[] | null;
  readonly sub_types: readonly Label[] | null;
  readonly type: Label | null;
  readonly tags: readonly Label[] | null;
  readonly assignees: readonly Label[] | null;
}

/** A talent in full: the fields of further tabs, their references and files, and the rows. */
export interface WholeRow extends TalentRow {
  readonly profile: Readonly<Record<string, unknown>>;
  readonly choices: {
    readonly team: Label | null;
    readonly league: Label | null;
    readonly sports: readonly Label[] | null;
    readonly medias: readonly MediaRow[] | null;
  };
  readonly kept: Readonly<Record<string, readonly unknown[]>>;
}

const statuses: Readonly<Record<string, number>> = { PENDING: 0, ACTIVE: 1, REJECTED: 2, LOCKED: 3 };

/** The talent as the API answers it, written out by hand. */
export function talentOf(row: TalentRow) {
  const { categories, type, sub_types: subTypes, tags, assignees } = row;
  return {
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
    displayName: row.display_name,
    avatarId: row.avatar_id,
    avatar: row.avatar_id && `/media/v1/file/${row.avatar_id}/thumbnail`,
    status: statuses[row.status] ?? 0,
    state: row.state,
    categoryIds: categories?.map(({ id }) => id) ?? [],
    categories: categories ?? [],
    typeId: type?.id ?? null,
    type,
    subTypeIds: subTypes?.map(({ id }) => id) ?? [],
    subTypes: subTypes ?? [],
    tagIds: tags?.map(({ id }) => id) ?? [],
    tags: tags ?? [],
    assigneeIds: assignees?.map(({ id }) => id) ?? [],
    assignees: assignees ?? [],
    email: row.email,
    phoneNumber: row.phone_number,
    countryCode: row.country_code,
    dob: row.dob,
    age: row.age,
    daysSinceTalk: row.days_since_talk,
    talkAge: row.talk_age,
    gender: row.gender,
    height: row.height,
    hairColour: row.hair_colour,
    eyeColour: row.eye_colour,
    location: row.location,
    locationId: row.location_id,
    timezoneId: row.timezone_id,
    website: row.website,
    startDate: row.start_date,
    headline: row.headline,
    bio: row.bio,
    custom: row.custom,
  };
}

/** The whole talent as the API answers it. */
export function wholeTalentOf(row: WholeRow) {
  const { team, league, sports, medias } = row.choices;
  const chosen = { team, league, sports: sports ?? [], sportIds: sports?.map(({ id }) => id) ?? [] };
  const files = { medias: medias?.map(mediaOf) ?? [], mediaIds: medias?.map(({ id }) => id) ?? [] };
  return { ...talentOf(row), ...row.profile, ...chosen, ...files, ...row.kept };
}

/** The talent for the serialiser. */
export const talentSchema = {
  type: 'object',
  properties: {
    ...system,
    displayName: text,
    avatarId: maybe,
    avatar: maybe,
    status: whole,
    state: text,
    categoryIds: ids,
    categories: labels,
    typeId: maybe,
    type: label,
    subTypeIds: ids,
    subTypes: labels,
    tagIds: ids,
    tags: labels,
    assigneeIds: ids,
    assignees: labels,
    email: maybe,
    phoneNumber: maybe,
    countryCode: maybe,
    dob: maybe,
    age: { type: ['integer', 'null'] },
    daysSinceTalk: { type: ['integer', 'null'] },
    talkAge: text,
    gender: maybe,
    height: { type: ['integer', 'null'] },
    hairColour: maybe,
    eyeColour: maybe,
    location: maybe,
    locationId: maybe,
    timezoneId: maybe,
    website: maybe,
    startDate: maybe,
    headline: maybe,
    bio: maybe,
    custom: { type: 'object', additionalProperties: true },
  },
};

/** The whole talent for the serialiser. */
export const wholeTalentSchema = { ...talentSchema, additionalProperties: true };
