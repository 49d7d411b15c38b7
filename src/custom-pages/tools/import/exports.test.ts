import { describe, expect, it } from 'vitest';
import { registry } from '../../../../schema/index.ts';
import { suggestColumns } from '../../../../schema/areas/tools/imports/suggest.ts';
import { importTargets, isNeeded } from '../../../../schema/areas/tools/imports/targets.ts';
import { french } from '../../../i18n/french.ts';
import { wholeEnglish } from '../../../i18n/wholeEnglish.ts';
import { importWords, lookUp, targetOf } from './fieldWords.ts';

/** A column of an export: its heading, the field that it fills, its cells, and which shares of them name records. */
type Column = readonly [
  heading: string,
  field: string | null,
  cells?: readonly string[],
  fits?: Readonly<Record<string, number>>,
];

const languages = [lookUp(wholeEnglish), lookUp(french)];

function suggested(kind: string, columns: readonly Column[]) {
  const entity = registry.get(kind);
  const targets = importTargets(entity, { customFields: [] }).map((target) => ({
    ...targetOf(entity, target.name, languages),
    isNeeded: isNeeded(target),
  }));
  const given = columns.map(([heading, , cells = [], fits = {}]) => ({
    heading,
    values: cells.filter((cell) => cell !== '').map((text) => ({ text, rows: 1 })),
    fits,
  }));
  const found = suggestColumns(given, targets, importWords(entity, languages));
  return columns.map(([heading], index) => `${heading} = ${found[index]?.field ?? '-'}`);
}

const expected = (columns: readonly Column[]) => columns.map(([heading, field]) => `${heading} = ${field ?? '-'}`);

const emails = ['mara@example.test', 'olu@example.test', 'ines@example.test'];
const mobiles = ['+61 412 345 678', '0412 345 679', '(08) 9374 4000'];
const staff = ['Sam Keeper', 'Sam Keeper', 'Jo Warden'];
const companies = ['Blue Kiln Films', 'Harbour Tea', 'Oak & Ash'];
const moments = ['2026-03-01 10:22', '2026-04-14 09:05', '2026-05-30 17:41'];

/** HubSpot: contacts. */
const hubSpotContacts = (own: Readonly<Record<string, string | null>>): readonly Column[] => {
  const of = (name: string) => own[name] ?? null;
  return [
    ['Record ID', null, ['151', '201', '251']],
    ['First Name', of('first'), ['Mara', 'Olu', 'Inês']],
    ['Last Name', of('last'), ['Quill', 'Adeyo', 'Ferro']],
    ['Email', 'email', emails],
    ['Phone Number', 'phoneNumber', mobiles],
    ['Mobile Phone Number', null, ['0400 111 222', '', '']],
    ['Contact owner', of('owner'), staff, { assignees: 1 }],
    ['Lead Status', null, ['New', 'Open', 'In progress']],
    ['Lifecycle Stage', null, ['Lead', 'Customer', 'Lead']],
    ['Marketing contact status', null, ['Marketing contact', 'Non-marketing contact', 'Marketing contact']],
    ['Create Date', null, moments],
    ['Last Activity Date', null, moments],
    ['Job Title', of('job'), ['Agent', 'Producer', 'Agent']],
    ['Company Name', of('company'), companies, own['company'] ? { client: 1 } : {}],
    ['Date of birth', of('dob'), ['1990-01-25', '1984-04-05', '2001-12-31']],
    ['Gender', of('gender'), ['female', 'male', 'female']],
    ['Street Address', of('street'), ['12 Hill St', '4 Low Rd', '9 Bay Ave']],
    ['City', of('city'), ['Perth', 'Leeds', 'Porto']],
    ['State/Region', of('state'), ['WA', 'Yorkshire', 'Norte']],
    ['Postal Code', of('zip'), ['6000', 'LS1 4AP', '4000-066']],
    ['Country/Region', of('country'), ['Australia', 'United Kingdom', 'Portugal']],
    ['Time Zone', of('zone'), ['Australia/Perth', 'Europe/London', 'Europe/Lisbon']],
    ['Website URL', of('website'), ['https://mara.example', 'olu.example', 'www.ines.example']],
    ['LinkedIn URL', null, ['https://www.linkedin.com/in/mara', 'https://www.linkedin.com/in/olu', '']],
    ['Email Domain', null, ['example.test', 'example.test', 'example.test']],
    ['Associated Company IDs', null, ['9001', '9002', '9003']],
    ['WhatsApp Phone Number', of('whatsapp'), mobiles],
  ];
};

const addressed = {
  street: 'addresses.addressLine1',
  city: 'addresses.city',
  state: 'addresses.state',
  zip: 'addresses.zip',
  country: 'addresses.country',
};
const ofTalent = {
  ...addressed,
  first: 'displayName',
  last: 'displayName',
  owner: 'assignees',
  dob: 'dob',
  gender: 'gender',
  zone: 'timezoneId',
  website: 'website',
};
const ofContact = { first: 'name', last: 'name', job: 'role', company: 'client', whatsapp: 'whatsappNumber' };

const hubSpotCompanies: readonly Column[] = [
  ['Record ID', null, ['1', '2', '3']],
  ['Company name', 'displayName', companies],
  ['Company owner', 'assignees', staff, { assignees: 1 }],
  ['Create Date', null, moments],
  ['Phone Number', 'phoneNumber', mobiles],
  ['Last Activity Date', null, moments],
  ['City', 'headOfficeLocation', ['Perth', 'Leeds', 'Porto']],
  ['Country/Region', null, ['Australia', 'United Kingdom', 'Portugal']],
  ['Industry', null, ['COMPUTER_SOFTWARE', 'FILM', 'FOOD'], {}],
  ['Company Domain Name', 'companyWebsite', ['bluekiln.example', 'harbourtea.example', 'oakash.example']],
  ['Number of Employees', null, ['12', '250', '7']],
  ['Annual Revenue', null, ['1000000', '250000', '70000']],
  ['Lead Status', null, ['New', 'Open', 'Open']],
  ['Type', null, ['PROSPECT', 'PARTNER', 'VENDOR']],
  ['Time Zone', null, ['Australia/Perth', 'Europe/London', 'Europe/Lisbon']],
  ['Description', 'bio', ['Makes films', 'Sells tea', 'Builds chairs']],
  ['LinkedIn Company Page', null, ['https://www.linkedin.com/company/bluekiln', '', '']],
];

const hubSpotDeals: readonly Column[] = [
  ['Record ID', null, ['31', '32', '33']],
  ['Deal Name', 'summary', ['Spring campaign', 'Tea advert', 'Chair launch']],
  ['Deal Stage', 'status', ['New', 'Won', 'Won'], { status: 0.7 }],
  ['Close Date', 'expectedOn', ['2026-11-30 10:00', '2026-12-15 10:00', '2027-01-20 10:00']],
  ['Deal owner', 'lead', staff, { lead: 1, assignees: 1, collaborators: 1 }],
  ['Created by user ID', null, ['77', '78', '79']],
  ['Amount', 'value', ['12000', '3500.50', '800']],
  ['Amount in company currency', null, ['12000', '3500.50', '800']],
  ['Deal probability', null, ['0.2', '0.8', '0.4']],
  ['Deal Type', null, ['newbusiness', 'existingbusiness', 'newbusiness']],
  ['Pipeline', null, ['Sales Pipeline', 'Sales Pipeline', 'Sales Pipeline']],
  ['Deal Description', 'description', ['For the autumn', 'Two spots', 'One day']],
  ['Associated Company', 'client', companies, { client: 1 }],
  ['Associated Contact', 'contact', ['Mara Quill', 'Olu Adeyo', 'Inês Ferro'], { contact: 0.9 }],
  ['Create Date', null, moments],
  ['Last Modified Date', null, moments],
];

const pipedrivePersons = (own: Readonly<Record<string, string | null>>): readonly Column[] => {
  const of = (name: string) => own[name] ?? null;
  return [
    ['Person - Name', of('name'), ['Mara Quill', 'Olu Adeyo', 'Inês Ferro']],
    ['Person - First name', of('first'), ['Mara', 'Olu', 'Inês']],
    ['Person - Last name', of('last'), ['Quill', 'Adeyo', 'Ferro']],
    ['Person - Label', null, ['Customer', 'Hot lead', 'Warm lead']],
    ['Person - Organization', of('company'), companies, own['company'] ? { client: 1 } : {}],
    ['Person - Email - Work', 'email', emails],
    ['Person - Email - Home', null, ['mara@home.test', '', '']],
    ['Person - Phone - Mobile', 'phoneNumber', mobiles],
    ['Person - Phone - Work', null, ['(08) 9374 4001', '', '']],
    ['Person - Open deals', null, ['1', '0', '2']],
    ['Person - Next activity date', null, moments],
    ['Person - Owner', of('owner'), staff, { assignees: 1 }],
    ['Person - Person created', null, moments],
    ['Person - Update time', null, moments],
    ['Person - ID', null, ['1', '2', '3']],
  ];
};

const pipedriveOrganisations: readonly Column[] = [
  ['Organization - Name', 'displayName', companies],
  ['Organization - Label', null, ['Customer', 'Lead', 'Lead']],
  ['Organization - Address', 'addresses.addressLine1', ['12 Hill St, Perth', '4 Low Rd, Leeds', '9 Bay Ave, Porto']],
  ['Organization - Apartment/suite no of Address', null, ['', '', '']],
  ['Organization - House number of Address', null, ['12', '4', '9']],
  ['Organization - Street/road name of Address', null, ['Hill St', 'Low Rd', 'Bay Ave']],
  ['Organization - City/town/village/locality of Address', 'addresses.city', ['Perth', 'Leeds', 'Porto']],
  ['Organization - State/county of Address', 'addresses.state', ['WA', 'Yorkshire', 'Norte']],
  ['Organization - Country of Address', 'addresses.country', ['Australia', 'United Kingdom', 'Portugal']],
  ['Organization - ZIP/Postal code of Address', 'addresses.zip', ['6000', 'LS1 4AP', '4000-066']],
  ['Organization - People', null, ['2', '1', '4']],
  ['Organization - Open deals', null, ['1', '0', '1']],
  ['Organization - Owner', 'assignees', staff, { assignees: 1 }],
  ['Organization - Organization created', null, moments],
];

const pipedriveDeals: readonly Column[] = [
  ['Deal - ID', null, ['1', '2', '3']],
  ['Deal - Title', 'summary', ['Spring campaign', 'Tea advert', 'Chair launch']],
  ['Deal - Creator', null, staff, { lead: 1, assignees: 1, collaborators: 1 }],
  ['Deal - Owner', 'lead', staff, { lead: 1, assignees: 1, collaborators: 1 }],
  ['Deal - Value', 'value', ['12000', '3500.50', '800']],
  ['Deal - Currency of Value', null, ['AUD', 'GBP', 'EUR']],
  ['Deal - Weighted value', null, ['6000', '350', '80']],
  ['Deal - Probability', 'probability', ['50', '10', '10']],
  ['Deal - Organization', 'client', companies, { client: 1 }],
  ['Deal - Organization ID', null, ['1', '2', '3']],
  ['Deal - Pipeline', null, ['Pipeline', 'Pipeline', 'Pipeline']],
  ['Deal - Contact person', 'contact', ['Mara Quill', 'Olu Adeyo', 'Inês Ferro'], { contact: 1 }],
  ['Deal - Stage', 'status', ['New', 'Won', 'Won'], { status: 0.7 }],
  ['Deal - Label', null, ['Hot', 'Cold', 'Hot']],
  ['Deal - Status', null, ['open', 'won', 'lost'], { status: 0.3 }],
  ['Deal - Deal created', null, moments],
  ['Deal - Won time', null, moments],
  ['Deal - Lost reason', null, ['Too dear', 'No budget', 'Other agency']],
  ['Deal - Expected close date', 'expectedOn', ['2026-12-01', '2026-12-15', '2027-01-31']],
];

const none = ['', '', ''];
const outlook = (own: Readonly<Record<string, string | null>>): readonly Column[] => {
  const of = (name: string) => own[name] ?? null;
  return [
    ['Title', null, ['Mr', 'Ms', 'Dr']],
    ['First Name', of('first'), ['Mara', 'Olu', 'Inês']],
    ['Middle Name', null, ['J', '', '']],
    ['Last Name', of('last'), ['Quill', 'Adeyo', 'Ferro']],
    ['Suffix', null, none],
    ['Company', of('company'), companies, own['company'] === 'client' ? { client: 0 } : {}],
    ['Department', null, ['Casting', 'Casting', 'Music']],
    ['Job Title', of('job'), ['Agent', 'Producer', 'Singer']],
    ['Business Street', of('workStreet'), ['1 Tower Rd', '2 Tower Rd', '3 Tower Rd']],
    ['Business City', of('workCity'), ['Perth', 'Leeds', 'Porto']],
    ['Business Postal Code', of('workZip'), ['6000', 'LS1 4AP', '4000-066']],
    ['Business Country/Region', of('workCountry'), ['Australia', 'United Kingdom', 'Portugal']],
    ['Home Street', of('street'), ['12 Hill St', '4 Low Rd', '9 Bay Ave']],
    ['Home City', of('city'), ['Perth', 'Leeds', 'Porto']],
    ['Home State', of('state'), ['WA', 'Yorkshire', 'Norte']],
    ['Home Postal Code', of('zip'), ['6000', 'LS1 4AP', '4000-066']],
    ['Home Country/Region', of('country'), ['Australia', 'United Kingdom', 'Portugal']],
    ['Other Street', null, none],
    ['Other City', null, none],
    ["Assistant's Phone", null, ['(08) 9374 4009', '', '']],
    ['Business Fax', null, ['(08) 9374 4008', '', '']],
    ['Business Phone', null, ['(08) 9374 4007', '', '']],
    ['Home Phone', null, ['(08) 9374 4006', '', '']],
    ['Mobile Phone', 'phoneNumber', mobiles],
    ['Pager', null, none],
    ['Anniversary', null, ['0/0/00', '6/30/2010', '0/0/00']],
    ['Birthday', of('dob'), ['1/25/1990', '4/5/1984', '12/31/2001']],
    ['Categories', null, ['Red category', '', '']],
    ['E-mail Address', 'email', emails],
    ['E-mail Type', null, ['SMTP', 'SMTP', 'SMTP']],
    ['E-mail Display Name', null, ['Mara Quill', 'Olu Adeyo', 'Inês Ferro']],
    ['E-mail 2 Address', null, ['mara@second.test', '', '']],
    ['Gender', null, ['Unspecified', 'Unspecified', 'Unspecified']],
    ["Manager's Name", null, ['Pat Boss', '', '']],
    ['Priority', null, ['Normal', 'Normal', 'Normal']],
    ['Private', null, ['False', 'False', 'False']],
    ['Sensitivity', null, ['Normal', 'Normal', 'Normal']],
    ['Web Page', of('website'), ['https://mara.example', '', '']],
  ];
};

const google = (own: Readonly<Record<string, string | null>>): readonly Column[] => {
  const of = (name: string) => own[name] ?? null;
  return [
    ['First Name', of('first'), ['Mara', 'Olu', 'Inês']],
    ['Middle Name', null, none],
    ['Last Name', of('last'), ['Quill', 'Adeyo', 'Ferro']],
    ['Phonetic First Name', null, none],
    ['Name Prefix', null, none],
    ['Nickname', null, ['Mar', '', '']],
    ['File As', null, ['Quill, Mara', '', '']],
    ['Organization Name', of('company'), companies, own['company'] ? { client: 1 } : {}],
    ['Organization Title', of('job'), ['Agent', 'Producer', 'Singer']],
    ['Organization Department', null, none],
    ['Birthday', of('dob'), ['1990-01-25', '1984-04-05', '2001-12-31']],
    ['Labels', null, ['* myContacts', '* myContacts ::: Models', '* myContacts']],
    ['E-mail 1 - Label', null, ['* Home', 'Work', '* Home']],
    ['E-mail 1 - Value', 'email', emails],
    ['E-mail 2 - Label', null, ['Work', '', '']],
    ['E-mail 2 - Value', null, ['mara@second.test', '', '']],
    ['Phone 1 - Label', null, ['Mobile', 'Mobile', 'Work']],
    ['Phone 1 - Value', 'phoneNumber', mobiles],
    ['Phone 2 - Value', null, ['(08) 9374 4006', '', '']],
    ['Address 1 - Label', null, ['Home', 'Home', 'Work']],
    ['Address 1 - Formatted', null, ['12 Hill St\nPerth', '4 Low Rd\nLeeds', '9 Bay Ave\nPorto']],
    ['Address 1 - Street', of('street'), ['12 Hill St', '4 Low Rd', '9 Bay Ave']],
    ['Address 1 - City', of('city'), ['Perth', 'Leeds', 'Porto']],
    ['Address 1 - PO Box', null, none],
    ['Address 1 - Region', of('state'), ['WA', 'Yorkshire', 'Norte']],
    ['Address 1 - Postal Code', of('zip'), ['6000', 'LS1 4AP', '4000-066']],
    ['Address 1 - Country', of('country'), ['Australia', 'United Kingdom', 'Portugal']],
    ['Address 2 - City', null, none],
    ['Website 1 - Value', of('website'), ['https://mara.example', 'olu.example', '']],
  ];
};

const frenchContacts: readonly Column[] = [
  ['Prénom', 'displayName', ['Mara', 'Olu', 'Inês']],
  ['Nom', 'displayName', ['Quill', 'Adeyo', 'Ferro']],
  ['Société', null, companies],
  ['Titre', null, ['Agente', 'Productrice', 'Chanteuse']],
  ['Adresse de messagerie', 'email', emails],
  ['Tél. mobile', 'phoneNumber', mobiles],
  ['Téléphone (bureau)', null, ['(08) 9374 4007', '', '']],
  ['Télécopie (bureau)', null, ['(08) 9374 4008', '', '']],
  ['Date de naissance', 'dob', ['25/01/1990', '05/04/1984', '31/12/2001']],
  ['Rue (bureau)', null, none],
  ['Ville (bureau)', null, none],
  ['Rue (domicile)', 'addresses.addressLine1', ['12 rue Haute', '4 rue Basse', '9 quai Sud']],
  ['Ville (domicile)', 'addresses.city', ['Lyon', 'Lille', 'Nantes']],
  ['Code postal (domicile)', 'addresses.zip', ['69001', '59000', '44000']],
  ['Pays/Région (domicile)', 'addresses.country', ['France', 'France', 'France']],
  ['Date de création', null, moments],
  ['Statut du lead', null, ['Nouveau', 'Ouvert', 'Ouvert']],
];

const frenchPersons: readonly Column[] = [
  ['Personne - Nom', 'name', ['Mara Quill', 'Olu Adeyo', 'Inês Ferro']],
  ['Personne - Prénom', null, ['Mara', 'Olu', 'Inês']],
  ['Personne - Nom de famille', null, ['Quill', 'Adeyo', 'Ferro']],
  ['Personne - Organisation', 'client', companies, { client: 1 }],
  ['Personne - Téléphone - Mobile', 'phoneNumber', mobiles],
  ['Personne - E-mail - Travail', 'email', emails],
];

const frenchDeals: readonly Column[] = [
  ['Nom de la transaction', 'summary', ['Campagne de printemps', 'Publicité de thé', 'Lancement']],
  ['Phase de la transaction', 'status', ['Nouveau', 'Gagné', 'Gagné'], { status: 1 }],
  ['Date de clôture', 'expectedOn', ['30/11/2026', '15/12/2026', '20/01/2027']],
  ['Propriétaire de la transaction', 'lead', staff, { lead: 1, assignees: 1 }],
  ['Montant', 'value', ['12000', '3500.50', '800']],
  ['Nom de l’entreprise', 'client', companies, { client: 1 }],
  ['Date de la dernière activité', null, moments],
];

const salesforce = (own: Readonly<Record<string, string | null>>): readonly Column[] => {
  const of = (name: string) => own[name] ?? null;
  return [
    ['Salutation', null, ['Ms.', 'Mr.', 'Ms.']],
    ['First Name', of('first'), ['Mara', 'Olu', 'Inês']],
    ['Last Name', of('last'), ['Quill', 'Adeyo', 'Ferro']],
    ['Title', of('job'), ['Agent', 'Producer', 'Casting Director']],
    ['Account Name', of('company'), companies],
    ['Mailing Street', of('street'), ['12 Hill St', '4 Low Rd', '9 Bay Ave']],
    ['Mailing City', of('city'), ['Perth', 'Leeds', 'Porto']],
    ['Mailing State/Province', of('state'), ['WA', 'Yorkshire', 'Norte']],
    ['Mailing Zip/Postal Code', of('zip'), ['6000', 'LS1 4AP', '4000-066']],
    ['MailingCountry', of('country'), ['Australia', 'United Kingdom', 'Portugal']],
    ['Other Street', null, none],
    ['Phone', 'phoneNumber', mobiles],
    ['Fax', null, ['(08) 9374 4008', '', '']],
    ['Email', 'email', emails],
    ['Contact Owner', of('owner'), staff, { assignees: 1 }],
    ['Account Owner', null, staff, { assignees: 1 }],
    ['Birthdate', of('dob'), ['1/25/1990', '4/5/1984', '12/31/2001']],
    ['Lead Source', null, ['Web', 'Referral', 'Web']],
    ['Created Date', null, ['10/21/1999', '10/22/1999', '10/23/1999']],
    ['Contact ID', null, ['0038d01', '0038d02', '0038d03']],
  ];
};

const castingSheet: readonly Column[] = [
  ['Stage Name', 'displayName', ['Mara Q', 'Olu A', 'Inês F']],
  ['Legal First Name', 'legalGivenNames', ['Mara', 'Olu', 'Inês']],
  ['Legal Last Name', 'legalFamilyName', ['Quill', 'Adeyo', 'Ferro']],
  ['Genre', null, ['Music', 'Comedy', 'Drama'], { type: 0.2 }],
  ['Gender', 'gender', ['F', 'M', 'F']],
  ['Height (cm)', 'height', ['172', '185', '169']],
  ['Based In', 'location', ['Perth', 'Leeds', 'Porto']],
  ['Instagram', 'socials.INSTAGRAM', ['@mara.q', '@olu', 'https://www.instagram.com/ines']],
  ['Instagram Followers', null, ['12000', '300', '4500']],
  ['Agency', null, companies],
  ['Mobile No.', 'phoneNumber', mobiles],
  ['Last Booked', null, ['01/02/2016', '02/02/2016', '03/02/2016']],
  ['Status', null, ['Signed', 'On hold', 'Signed']],
];

/** An address book (vCard), as the server makes a table of it. */
const addressBook = (own: Readonly<Record<string, string | null>>): readonly Column[] => {
  const of = (name: string) => own[name] ?? null;
  return [
    ['Name', of('name'), ['Mara Quill', 'Olu Adeyo', 'Inês Ferro']],
    ['First name', of('first'), ['Mara', 'Olu', 'Inês']],
    ['Last name', of('last'), ['Quill', 'Adeyo', 'Ferro']],
    ['Company', of('company'), companies, own['company'] ? { client: 1 } : {}],
    ['Job title', of('job'), ['Agent', 'Producer', 'Agent']],
    ['Email', 'email', emails.map((one) => `${one} ::: home.${one}`)],
    ['Phone', 'phoneNumber', mobiles.map((one) => `${one} ::: (02) 5550 0001`)],
    ['Street', of('street'), ['1 Hill St', '2 Park Row', '3 Rua Nova']],
    ['City', of('city'), ['Perth', 'Leeds', 'Porto']],
    ['Postal code', of('zip'), ['6000', 'LS1 5HD', '4050-001']],
    ['Country', of('country'), ['Australia', 'United Kingdom', 'Portugal']],
    ['Website', of('website'), ['https://mara.example ::: https://m.example', 'https://olu.example', '']],
    ['Birthday', of('dob'), ['1990-01-25', '1984-04-05', '']],
    ['Notes', null, ['Sings', '', 'Drums']],
  ];
};

describe('the columns of an export are known by their headings and their values', () => {
  it.each([
    ['HubSpot contacts', 'talent', hubSpotContacts(ofTalent)],
    ['HubSpot contacts', 'partnerContact', hubSpotContacts(ofContact)],
    ['HubSpot companies', 'partner', hubSpotCompanies],
    ['HubSpot deals', 'opportunity', hubSpotDeals],
    [
      'Pipedrive persons',
      'talent',
      pipedrivePersons({
        name: 'displayName',
        first: 'legalGivenNames',
        last: 'legalFamilyName',
        owner: 'assignees',
      }),
    ],
    ['Pipedrive persons', 'partnerContact', pipedrivePersons({ name: 'name', company: 'client' })],
    ['Pipedrive organisations', 'partner', pipedriveOrganisations],
    ['Pipedrive deals', 'opportunity', pipedriveDeals],
    [
      'Outlook contacts',
      'talent',
      outlook({ ...addressed, first: 'displayName', last: 'displayName', dob: 'dob', website: 'website' }),
    ],
    ['Outlook contacts', 'partnerContact', outlook({ first: 'name', last: 'name', job: 'role', company: 'client' })],
    [
      'Outlook contacts',
      'partner',
      outlook({
        company: 'displayName',
        workStreet: addressed.street,
        workCity: addressed.city,
        workZip: addressed.zip,
        workCountry: addressed.country,
        website: 'companyWebsite',
      }),
    ],
    [
      'Google contacts',
      'talent',
      google({ ...addressed, first: 'displayName', last: 'displayName', dob: 'dob', website: 'website' }),
    ],
    ['Google contacts', 'partnerContact', google({ first: 'name', last: 'name', company: 'client', job: 'role' })],
    [
      'Salesforce contacts',
      'talent',
      salesforce({ ...addressed, first: 'displayName', last: 'displayName', dob: 'dob', owner: 'assignees' }),
    ],
    [
      'Salesforce contacts',
      'partnerContact',
      salesforce({ first: 'name', last: 'name', job: 'role', company: 'client' }),
    ],
    [
      'an address book',
      'talent',
      addressBook({
        ...addressed,
        name: 'displayName',
        first: 'legalGivenNames',
        last: 'legalFamilyName',
        dob: 'dob',
        website: 'website',
      }),
    ],
    ['an address book', 'partnerContact', addressBook({ name: 'name', job: 'role', company: 'client' })],
    ['A casting sheet', 'talent', castingSheet],
    ['French contacts', 'talent', frenchContacts],
    ['French persons', 'partnerContact', frenchPersons],
    ['French deals', 'opportunity', frenchDeals],
  ] as const)('%s as %s', (_name, kind, columns) => {
    expect(suggested(kind, columns)).toEqual(expected(columns));
  });

  it('leaves the parts of an address out that more rows have than a street', () => {
    const columns: readonly Column[] = [
      ['Name', 'displayName', ['Mara Quill', 'Olu Adeyo', 'Inês Ferro']],
      ['Home Street', 'addresses.addressLine1', ['12 Hill St', '', '']],
      ['Home State', 'addresses.state', ['WA', '', '']],
      ['Home Country/Region', null, ['Australia', 'United Kingdom', 'Portugal']],
      ['Business City', null, ['Perth', 'Leeds', 'Porto']],
    ];
    expect(suggested('talent', columns)).toEqual(expected(columns));
  });

  it.each([
    ['Lead Status', ['New', 'Open']],
    ['Country', ['Singapore', 'Portugal', 'Japan']],
    ['Date of birth', ['by phone', 'ask her', '25/01/1990']],
    ['Gender', ['Unspecified', 'Unspecified']],
    ['Email', ['12 Hill St', 'PO Box 4']],
    ['Company', ['Blue Kiln Films', 'Harbour Tea']],
    ['Assistant’s phone', ['0412 345 678', '0412 345 679']],
    ['Website', ['yes', 'no']],
  ])('%s of %j fills nothing', (heading, cells) => {
    const columns: readonly Column[] = [
      ['Name', 'displayName', ['Mara Quill', 'Olu Adeyo']],
      [heading, null, cells],
    ];
    expect(suggested('talent', columns)).toEqual(expected(columns));
  });
});
