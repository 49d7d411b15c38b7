import { calendarAt } from '../calendar.ts';
import { profiles, type Profile } from '../profiles.ts';
import { randomOf } from '../random.ts';
import { derivedTags, freeTags } from '../texts/trades.ts';
import { withAttachments } from './attachments.ts';
import { planCalls, type PlannedCall } from './calls.ts';
import { planContacts, type PlannedContact } from './contacts.ts';
import { planContracts, type PlannedContract } from './contracts.ts';
import { planContractMoney } from './contractMoney.ts';
import { planCreditNotes, type PlannedCreditNote } from './creditNotes.ts';
import { planCustomFields, withCustomValues, type PlannedField } from './customFields.ts';
import { planEvents, type PlannedEvent } from './events.ts';
import { planExpenses, type PlannedExpense } from './expenses.ts';
import { openFilePlan, type PlannedFile } from './files.ts';
import { planInvoices, type PlannedInvoice } from './invoices.ts';
import { planLibrary, type PlannedItem } from './library.ts';
import { planHolds, type PlannedHold } from './holds.ts';
import { planNotes, type PlannedNote } from './notes.ts';
import { openOffice } from './office.ts';
import { planOpportunities, type PlannedOpportunity } from './opportunities.ts';
import { planProjects, withProjects, type PlannedProject } from './projects.ts';
import { planProjectWork } from './projectWork.ts';
import { planPieces } from './pieces.ts';
import { planVoices, type Voices } from './voices.ts';
import { planPartners } from './partners.ts';
import type { Planned } from './planned.ts';
import { openPortraits } from './portraits.ts';
import { assign, type People } from './rosters.ts';
import { planSeries } from './series.ts';
import { planStaff, type PlannedStaff } from './staff.ts';
import { planTasks, type PlannedTask } from './tasks.ts';
import { planTaskSettings, type TaskSettings } from './templates.ts';
import { planTalents } from './talents.ts';

/** All that a demo agency will hold. */
export interface AgencyPlan extends People {
  readonly profile: Profile;
  /** The moment from which it is on Greenroom, before everything else; in milliseconds. */
  readonly since: number;
  readonly tags: readonly string[];
  readonly customFields: readonly PlannedField[];
  readonly staff: readonly PlannedStaff[];
  readonly contacts: readonly PlannedContact[];
  readonly opportunities: readonly PlannedOpportunity[];
  readonly projects: readonly PlannedProject[];
  readonly projectGroups: readonly Planned[];
  readonly events: readonly PlannedEvent[];
  readonly holds: readonly PlannedHold[];
  readonly contracts: readonly PlannedContract[];
  readonly contractTypes: readonly Planned[];
  readonly contractTemplates: readonly Planned[];
  readonly amounts: readonly Planned[];
  readonly invoices: readonly PlannedInvoice[];
  readonly creditNotes: readonly PlannedCreditNote[];
  readonly expenses: readonly PlannedExpense[];
  /** Sub-contracts. */
  readonly parts: readonly Planned[];
  readonly notes: readonly PlannedNote[];
  readonly calls: readonly PlannedCall[];
  readonly taskSettings: TaskSettings;
  readonly tasks: readonly PlannedTask[];
  /** The first task of each series. */
  readonly series: readonly PlannedTask[];
  /** Content for the fans, by kind. */
  readonly pieces: readonly Planned[];
  readonly voices: Voices;
  /** Pictures and attachments of the others, those first that are needed first. */
  readonly files: readonly PlannedFile[];
  /** Folders and files of the library, folders before what is in them. */
  readonly library: readonly PlannedItem[];
}

const dayLength = 86_400_000;

function planAgency(profile: Profile, now: number, before: AgencyPlan | undefined): AgencyPlan {
  const calendar = calendarAt(now);
  const random = randomOf(`${profile.key} namesakes`);
  const { talents, partners, staff: colleagues } = profile.namesakes;
  const people = (before?.talents ?? []).filter(({ subject }) => !subject.isAct).map(({ subject }) => subject.name);
  const names = (before?.staff ?? []).filter(({ hasAccount }) => !hasAccount).map(({ name }) => name);
  const companies = (before?.partners ?? []).map(({ company }) => company);

  const office = openOffice(profile, calendar);
  const staff = planStaff(office, random.sample(names, colleagues));
  const assigned = assign(profile, staff, {
    talents: withCustomValues(profile, planTalents(office, 'talent', random.sample(people, talents))),
    scouts: planTalents(office, 'scout', []),
    partners: planPartners(office, random.sample(companies, partners)),
  });
  const notes = planNotes(profile, calendar, staff, assigned);
  const since = now - (profile.age + 7) * dayLength;
  const contacts = planContacts(office, assigned.partners);
  const opportunities = planOpportunities(office, { ...assigned, staff });
  const events = planEvents(office, { ...assigned, staff, opportunities });
  const agreed = planContracts(office, { ...assigned, opportunities });
  const projects = planProjects(office, { ...assigned, staff, contracts: agreed });
  const work = planContractMoney(office, withProjects(agreed, projects), since + dayLength);
  const { contracts } = work;
  const money = planInvoices(office, contracts, work.amounts, assigned.talents);
  const credits = planCreditNotes(office, money.invoices);
  const ofProjects = planProjectWork(office, projects);
  const taskSettings = planTaskSettings(office, since + dayLength);
  const files = openFilePlan(profile.key);
  const pieces = planPieces(office, assigned, files);
  const portraits = openPortraits(profile, calendar, files);
  const attached = <One extends Planned>(entity: Parameters<typeof withAttachments>[2], records: readonly One[]) =>
    withAttachments(profile.key, files, entity, records);
  return {
    profile,
    since,
    tags: [...freeTags, ...derivedTags],
    customFields: planCustomFields(profile),
    staff: staff.map((one) => portraits.staff(one)),
    partners: assigned.partners.map((one) => portraits.partner(one)),
    talents: assigned.talents.map((one) => portraits.talent(one)),
    scouts: assigned.scouts.map((one) => portraits.talent(one)),
    contacts,
    opportunities: attached('opportunity', opportunities),
    projects: attached('project', projects),
    projectGroups: ofProjects.groups,
    events: attached('event', [...events, ...ofProjects.events]),
    holds: planHolds(office, { events, opportunities }),
    contracts: attached('contract', contracts),
    contractTypes: work.types,
    contractTemplates: work.templates,
    amounts: money.amounts,
    invoices: credits.invoices,
    creditNotes: credits.creditNotes,
    expenses: planExpenses(office, contracts, staff),
    parts: work.parts,
    notes: attached('note', notes),
    calls: planCalls(office, { ...assigned, contacts, staff }),
    taskSettings,
    tasks: [
      ...planTasks(office, { ...assigned, staff, contracts, suppliers: taskSettings.suppliers }),
      ...ofProjects.tasks,
    ],
    series: planSeries(office, staff),
    pieces,
    voices: planVoices(office, assigned, pieces, files),
    library: planLibrary(office, files, { ...assigned, staff }, since),
    files: files.files,
  };
}

/**
 * Plans the demo agencies, in the order of their creation: the same for the same moment.
 * @param now milliseconds since the epoch; days and moments lie around it
 */
export function planAgencies(now: number, sizes: readonly Profile[] = profiles): AgencyPlan[] {
  return sizes.reduce<AgencyPlan[]>((plans, profile) => [...plans, planAgency(profile, now, plans.at(-1))], []);
}
