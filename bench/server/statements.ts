import { reference, references } from './labels.ts';
import { profileColumns } from './profile.ts';

/** Hand-written SQL for the talents' routes: no scopes, no declarations, all names spelled out. */

/** Days since the last talk. */
const talkDays = `((now() at time zone $2)::date - (l.at at time zone $2)::date)`;
const lastTalk = 'left join last_talk l on l.agency_id = t.agency_id and l.record_id = t.id';

const columns = `t.id, t.version, t.created_at, t.updated_at, t.deleted_at, t.display_name, t.avatar_id, t.status, t.state, t.email,
  t.phone_number, t.country_code, t.dob, extract(year from age((now() at time zone $2)::date, t.dob))::integer as age,
  t.gender, t.height, t.hair_colour, t.eye_colour, t.location, t.location_id, t.timezone_id, t.website, t.start_date, t.headline, t.bio, t.custom,
  ${references('talents_categories')} as categories, ${references('talents_sub_types')} as sub_types,
  ${reference('t.type_id')} as type, ${references('talents_tags')} as tags,
  ${references('talents_assignees')} as assignees,
  greatest(0, ${talkDays}) as days_since_talk, case when l.at is null then 'NEVER' when ${talkDays} <= 7 then 'D0_7'
    when ${talkDays} <= 30 then 'D8_30' when ${talkDays} <= 90 then 'D31_90' else 'OVER_90' end as talk_age`;

/** $1 agency, $2 time zone. Twenty rows and one more, by which a next page is detected. */
export const listText = `select ${columns} from (
    select * from talents where agency_id = $1 and kind = 'talent' and deleted_at is null
    order by display_name, id limit $3 offset $4
  ) t ${lastTalk} order by t.display_name, t.id`;

/** $1 agency. */
export const countText = `select count(*) as total from talents
  where agency_id = $1 and kind = 'talent' and deleted_at is null`;

/** $1 agency, $2 time zone, $3 the talent. */
export const oneText = `select ${columns}, ${profileColumns} from talents t ${lastTalk}
  where t.agency_id = $1 and t.id = $3 and t.kind = 'talent' and t.deleted_at is null`;

/** $1 agency, $2 the talent, $3 its version, $4 headline, $5 website, $6 now, $7 history id, $8 account, $9 staff, $10 changes. */
export const updateText = `with changed as (
    update talents set headline = $4, website = $5, version = version + 1, updated_at = $6
    where agency_id = $1 and id = $2 and version = $3 and deleted_at is null returning id, version
  ), told as (
    insert into history (agency_id, id, record_id, at, account_id, staff_id, action, version, changes)
    select $1, $7, id, $6, $8, $9, 'update', version, $10 from changed
  ) select version from changed`;
