import { mediaJson } from '../../server/engine/media/mediaRow.ts';
import { reference, references } from './labels.ts';

/** A list of one talent's rows of a table, each as an object of these keys and columns of `l`. */
const rows = (table: string, cells: string) => `coalesce((select json_agg(json_build_object('id', l.id, ${cells})
    order by l.position) from ${table} l where l.agency_id = t.agency_id and l.owner_id = t.id), '[]'::json)`;

/** The files of one talent, as rows. */
const medias = `(select json_agg(${mediaJson('m')} order by l.position) from talents_medias l
    join media m on m.agency_id = l.agency_id and m.id = l.target_id
  where l.agency_id = t.agency_id and l.owner_id = t.id)`;

/** Data of the further tabs of a talent's page, as one object: more than a list returns. */
export const profileColumns = `json_build_object(
    'legalGivenNames', t.legal_given_names, 'legalFamilyName', t.legal_family_name, 'stageName', t.stage_name,
    'formerNames', t.former_names, 'pronouns', t.pronouns, 'birthPlace', t.birth_place,
    'birthPlaceId', t.birth_place_id, 'nationality', t.nationality, 'teamId', t.team_id, 'leagueId', t.league_id,
    'playingPosition', t.playing_position, 'strongSide', t.strong_side, 'commission', t.commission,
    'taxNumber', t.tax_number, 'taxResidence', t.tax_residence, 'isTaxRegistered', t.is_tax_registered,
    'weight', t.weight, 'chest', t.chest, 'waist', t.waist, 'hips', t.hips, 'inseam', t.inseam,
    'collar', t.collar, 'sleeve', t.sleeve, 'shoulders', t.shoulders, 'head', t.head, 'shoeSize', t.shoe_size,
    'dressSize', t.dress_size, 'suitSize', t.suit_size, 'gloveSize', t.glove_size,
    'distinctiveMarks', t.distinctive_marks, 'measuredOn', t.measured_on,
    'brandsToAvoid', t.brands_to_avoid
  ) as profile,
  json_build_object(
    'team', ${reference('t.team_id')}, 'league', ${reference('t.league_id')}, 'sports', ${references('talents_sports')},
    'medias', ${medias}
  ) as choices,
  json_build_object(
    'socials', ${rows('talents_socials', "'platform', l.platform, 'url', l.url, 'handle', l.handle")},
    'addresses', ${rows('talents_addresses', "'addressLine1', l.address_line1, 'district', l.district, 'city', l.city, 'cityId', l.city_id, 'state', l.state, 'stateId', l.state_id, 'zip', l.zip, 'country', l.country, 'countryId', l.country_id, 'entireAddress', l.entire_address, 'type', l.type, 'asContactAddress', l.as_contact_address")},
    'languages', ${rows('talents_languages', "'language', l.language, 'level', l.level")},
    'identityDocuments', ${rows('talents_identity_documents', "'type', l.type, 'number', l.number, 'country', l.country, 'issuedOn', l.issued_on, 'expiresOn', l.expires_on")},
    'emergencyContacts', ${rows('talents_emergency_contacts', "'name', l.name, 'relationship', l.relationship, 'phoneNumber', l.phone_number, 'countryCode', l.country_code, 'email', l.email")},
    'families', ${rows('talents_families', "'name', l.name, 'relationship', l.relationship, 'dob', l.dob, 'phoneNumber', l.phone_number, 'countryCode', l.country_code, 'email', l.email, 'isGuardian', l.is_guardian")},
    'careers', ${rows('talents_careers', "'title', l.title, 'organisation', l.organisation, 'fromDate', l.from_date, 'toDate', l.to_date, 'description', l.description")},
    'achievements', ${rows('talents_achievements', "'title', l.title, 'event', l.event, 'year', l.year, 'description', l.description")},
    'trainings', ${rows('talents_trainings', "'title', l.title, 'institution', l.institution, 'year', l.year")},
    'agreements', ${rows('talents_agreements', "'title', l.title, 'type', l.type, 'signedOn', l.signed_on, 'startsOn', l.starts_on, 'endsOn', l.ends_on")},
    'memberships', ${rows('talents_memberships', "'organisation', l.organisation, 'number', l.number, 'endsOn', l.ends_on")},
    'billingContacts', ${rows('talents_billing_contacts', "'name', l.name, 'phoneNumber', l.phone_number, 'countryCode', l.country_code, 'email', l.email, 'entireAddress', l.entire_address")},
    'companies', ${rows('talents_companies', "'name', l.name, 'role', l.role, 'registrationNumber', l.registration_number, 'country', l.country")},
    'bankAccounts', ${rows('talents_bank_accounts', "'accountName', l.account_name, 'bank', l.bank, 'branchCode', l.branch_code, 'accountNumber', l.account_number, 'swift', l.swift, 'isDefault', l.is_default")},
    'performances', ${rows('talents_performances', "'title', l.title, 'type', l.type, 'date', l.date, 'venue', l.venue, 'city', l.city, 'role', l.role, 'result', l.result, 'audience', l.audience")},
    'brands', ${rows('talents_brands', "'brand', l.brand, 'category', l.category, 'startsOn', l.starts_on, 'endsOn', l.ends_on, 'isExclusive', l.is_exclusive, 'exclusiveUntil', l.exclusive_until")}
  ) as kept`;
