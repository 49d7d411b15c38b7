import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../schema/derive/defaults.ts';
import { bodyRule, checkBody } from '../../schema/derive/rules.ts';
import { registry } from '../../schema/index.ts';
import { todayIn } from '../../schema/rules/dates.ts';
import { fromMinorUnits } from '../../schema/rules/money.ts';
import { patterns } from '../../schema/rules/patterns.ts';
import { normalisePhone } from '../../schema/rules/phone.ts';
import type { RecurrenceSetting } from '../../schema/rules/recurrence.ts';
import { taskTypeCodes } from '../../schema/areas/tasks/taskTypes.ts';
import { taxRateSeeds } from '../../schema/rules/finance/taxes.ts';
import { statusCategories } from '../../schema/rules/statuses.ts';
import { catalogueDefaults } from '../../server/areas/operators/agencies/catalogueDefaults.ts';
import { planAgencies, type AgencyPlan } from './agency.ts';
import { bodyOf, type Planned } from './planned.ts';

const now = Date.parse('2026-11-20T22:30:00Z');
const plans = planAgencies(now);
const [harbour, northside] = plans as [AgencyPlan, AgencyPlan];

const everyoneOf = ({ talents, scouts, staff }: AgencyPlan) => [...talents, ...scouts, ...staff];
const everythingOf = (plan: AgencyPlan): Planned[] => [
  ...everyoneOf(plan),
  ...plan.partners,
  ...plan.contacts,
  ...plan.opportunities,
  ...plan.projects,
  ...plan.projectGroups,
  ...plan.events,
  ...plan.holds,
  ...plan.contractTypes,
  ...plan.contractTemplates,
  ...plan.contracts,
  ...plan.amounts,
  ...plan.invoices,
  ...plan.creditNotes,
  ...plan.expenses,
  ...plan.parts,
  ...plan.notes,
  ...plan.taskSettings.suppliers,
  ...plan.taskSettings.groups,
  ...plan.taskSettings.items,
  ...plan.taskSettings.rules,
  ...plan.tasks,
  ...plan.series,
  ...plan.library,
];
const everything = plans.flatMap(everythingOf);
const valuesOf = (name: string): string[] =>
  everything.flatMap(({ body }) => {
    const value = (body as Record<string, unknown>)[name];
    return typeof value === 'string' ? [value] : [];
  });
const namesOf = (planned: readonly Planned[]) =>
  planned.map(({ body }) => (body as { displayName: string }).displayName);

test('the agencies have the promised sizes', () => {
  const sizes = plans.map(({ profile, talents, scouts, partners, staff }) => [
    profile.name,
    talents.length,
    scouts.length,
    partners.length,
    staff.length,
  ]);
  expect(sizes).toEqual([
    ['Harbour Talent', 240, 60, 80, 24],
    ['Northside Artists', 40, 12, 15, 6],
  ]);
  expect(harbour.notes.length).toBeGreaterThan(300);
  expect(new Set(harbour.notes.map(({ refs }) => String(refs['ownerId']).split('/')[0])).size).toBeGreaterThan(3);
});

test('the same moment gives the same data, another day other dates of the same people', () => {
  expect(planAgencies(now)).toEqual(plans);
  const later = planAgencies(now + 86_400_000)[0];
  expect(namesOf(later?.talents ?? [])).toEqual(namesOf(harbour.talents));
  expect(later?.talents.map(({ body }) => body.dob)).not.toEqual(harbour.talents.map(({ body }) => body.dob));
});

describe.each(['2026-11-20T22:30:00Z', '2028-02-29T01:00:00Z', '2027-01-01T13:05:00Z'])('on %s', (text) => {
  const moment = Date.parse(text);
  const today = todayIn(null, moment);
  const plansOfDay = planAgencies(moment);
  const uuid = '018f0000-0000-7000-8000-000000000000';

  test.each([
    ...(['staff', 'talent', 'scout', 'partner', 'partnerContact', 'contract', 'note', 'project', 'event'] as const),
    ...(['supplier', 'taskGroup', 'taskGroupItem', 'taskRule', 'task'] as const),
  ])('every body of a %s passes its rule', async (entity) => {
    const { fields } = registry.get(entity);
    const rule = bodyRule(fields, 'create');
    const planned = plansOfDay.flatMap(everythingOf).filter((one) => one.entity === entity);
    for (const one of planned) {
      const body = { ...defaultsOf(fields), ...bodyOf(one, () => uuid) };
      const { values, faults } = await checkBody(rule, body, { today });
      expect(faults, `${one.key} ${JSON.stringify(body)}`).toEqual([]);
      expect(Object.keys(bodyOf(one, () => uuid)).filter((key) => !(key in values))).toEqual([]);
    }
    expect(planned.length).toBeGreaterThan(0);
  });

  test('nothing was made before those who made it, nor in the future', () => {
    for (const plan of plansOfDay) {
      const since = new Map(plan.staff.map(({ key, at }) => [key, at]));
      for (const { key, at, by } of everythingOf(plan)) {
        expect(at, key).toBeLessThanOrEqual(moment);
        expect(at, key).toBeGreaterThan(plan.since);
        expect(by === null ? plan.since : since.get(by), `${key} by ${by}`).toBeLessThan(at);
      }
    }
  });
});

test('every reference leads to a planned record or an entry of a small list', () => {
  for (const plan of plans) {
    const entries = Object.entries({ ...catalogueDefaults, TAG: plan.tags });
    const keys = new Set([...everythingOf(plan), ...plan.files].map(({ key }) => key));
    const rates = taxRateSeeds.map(({ displayName }) => displayName);
    const listed = [
      ...entries,
      ['TAX_RATE', rates],
      ...Object.entries(statusCategories).map(([type, codes]) => [type, Object.keys(codes)]),
    ];
    const named = ([...listed, ['TASK_TYPE', [...taskTypeCodes]]] as [string, string[]][]).flatMap(([type, names]) =>
      names.map((name) => `${type}/${name}`),
    );
    const known = new Set([...keys, ...named]);
    const referred = everythingOf(plan).flatMap(({ refs }) => Object.values(refs).flat());
    expect(referred.filter((key) => !known.has(key))).toEqual([]);
    expect(keys.size).toBe(everythingOf(plan).length + plan.files.length);
  }
});

test('every phone number is valid and none is given twice in an agency', () => {
  for (const plan of plans) {
    const phones = [...everyoneOf(plan), ...plan.partners].flatMap(({ body: { phoneNumber, countryCode } }) =>
      phoneNumber ? [{ phoneNumber, countryCode: countryCode ?? '' }] : [],
    );
    for (const one of phones) expect(normalisePhone(one.phoneNumber, one.countryCode)).toBe(one.phoneNumber);
    expect(new Set(phones.map(({ phoneNumber }) => phoneNumber)).size).toBe(phones.length);
  }
});

test('no address leads to anybody real', () => {
  for (const email of valuesOf('email')) {
    expect(email).toMatch(patterns.email.regex);
    expect(email).toMatch(/^[a-z0-9.-]+@[a-z0-9.-]+\.(test|example)$/);
  }
  for (const website of [...valuesOf('website'), ...valuesOf('companyWebsite')]) {
    expect(website).toMatch(patterns.website.regex);
    expect(website).toMatch(/^https:\/\/[a-z0-9.-]+\.example$/);
  }
  const socials = [...harbour.talents, ...northside.talents].flatMap(({ body }) => body.socials ?? []);
  expect(socials.length).toBeGreaterThan(100);
  for (const { url } of socials) expect(url).toMatch(/\/demo\.[a-z]+$/);
});

test('people have names of many scripts, and no two of an agency the same', () => {
  const scripts = ['Latin', 'Greek', 'Cyrillic', 'Arabic', 'Hebrew', 'Armenian', 'Georgian', 'Han', 'Katakana'];
  for (const script of [...scripts, 'Hangul', 'Thai', 'Devanagari', 'Tamil', 'Bengali', 'Ethiopic']) {
    const written = new RegExp(`\\p{Script=${script}}`, 'u');
    expect(namesOf(harbour.talents).filter((name) => written.test(name)).length, script).toBeGreaterThan(0);
  }
  expect(namesOf(harbour.talents).some((name) => /[^\p{ASCII}]/u.test(name) && /\p{Script=Latin}/u.test(name))).toBe(
    true,
  );
  expect(namesOf(harbour.partners).filter((name) => !/\p{Script=Latin}/u.test(name)).length).toBeGreaterThan(2);
  for (const plan of plans) {
    const names = namesOf(everyoneOf(plan));
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name === name.normalize('NFC') && name.trim() === name)).toBe(true);
    expect(new Set(namesOf(plan.partners)).size).toBe(plan.partners.length);
  }
});

test('no two staff share an email, and each is of the agency', () => {
  for (const { staff, profile } of plans) {
    expect(new Set(staff.map(({ body }) => body.email)).size).toBe(staff.length);
    for (const { body } of staff) expect(body.email).toMatch(new RegExp(`@${profile.domain}$`));
  }
});

test('some names are known to both agencies', () => {
  const shared = (group: 'talents' | 'partners' | 'staff') => {
    const names = new Set(namesOf(harbour[group]));
    return namesOf(northside[group]).filter((name) => names.has(name)).length;
  };
  expect(shared('talents')).toBeGreaterThanOrEqual(8);
  expect(shared('partners')).toBeGreaterThanOrEqual(3);
  expect(shared('staff')).toBeGreaterThanOrEqual(1);
});

test('the statuses of talents come in believable shares', () => {
  const countOf = (status: number) => harbour.talents.filter(({ body }) => body.status === status).length;
  expect([0, 1, 2, 3].map(countOf)).toEqual([31, 187, 12, 10]);
  const states = harbour.talents.map(({ body }) => body.state);
  expect(new Set(states)).toEqual(new Set(['ACTIVE', 'ARCHIVED', 'DEACTIVATE']));
  expect(states.filter((state) => state === 'ACTIVE').length).toBeGreaterThan(200);
});

test('those who can sign in have exactly the records that their profile says, and notes on all of them', () => {
  for (const { email, ...wanted } of harbour.profile.rosters) {
    const noted = new Set(harbour.notes.map(({ refs }) => refs['ownerId']));
    for (const group of ['talents', 'scouts', 'partners'] as const) {
      const assigned = harbour[group].filter(({ refs }) => refs['assigneeIds']?.includes(email));
      expect(assigned).toHaveLength(wanted[group]);
      expect(assigned.filter(({ key }) => !noted.has(key))).toEqual([]);
    }
  }
  expect(harbour.profile.rosters).toMatchObject([
    { email: 'staff@harbour.test', talents: 20 },
    { email: 'viewer@harbour.test', talents: 5, scouts: 1, partners: 2 },
  ]);
});

test('most people are in Australia, somebody has a birthday today, and somebody starts soon', () => {
  const today = todayIn(null, now);
  const abroad = harbour.talents.filter(({ body }) => body.location && !body.location.endsWith('Australia'));
  expect(abroad.length).toBeGreaterThan(10);
  expect(abroad.length).toBeLessThan(50);
  expect(harbour.talents.some(({ body }) => body.dob?.slice(5) === today.slice(5))).toBe(true);
  expect(harbour.talents.some(({ body }) => (body.startDate ?? '') > today)).toBe(true);
});

test('one agency has fields of its own, and talents with values that these take', () => {
  expect(harbour.customFields.map(({ label, dataType }) => [label, dataType])).toEqual([
    ['T-shirt size', 'SINGLE_SELECT'],
    ['Performs as', 'SHORT_TEXT'],
  ]);
  expect(northside.customFields).toEqual([]);
  const valuesFor = (label: string) =>
    everything.flatMap(({ custom }) => (custom?.[`CUSTOM/${label}`] as string | undefined) ?? []);
  const sizes = harbour.customFields[0]?.options.map(({ id }) => id);
  expect(sizes).toEqual(expect.arrayContaining(valuesFor('T-shirt size')));
  expect(valuesFor('T-shirt size').length).toBeGreaterThan(100);
  const names = valuesFor('Performs as');
  expect(names.length).toBeGreaterThan(8);
  expect(new Set(names).size).toBe(names.length);
  for (const { custom = {} } of everythingOf(northside)) expect(custom).toEqual({});
});

test('whoever the agency represents has a full profile, and a child somebody who speaks for it', () => {
  const active = harbour.talents.filter(({ body, subject }) => body.status === 1 && !subject.isAct);
  for (const { key, body } of active) {
    const rows = [body.emergencyContacts, body.addresses, body.careers, body.agreements, body.performances];
    expect(
      rows.every((list) => (list?.length ?? 0) > 0),
      key,
    ).toBe(true);
    expect(body.height, key).toBeGreaterThan(1400);
  }
  const children = active.filter(({ refs }) => refs['tagIds']?.includes('TAG/Under 18'));
  expect(children.length).toBeGreaterThan(3);
  for (const { body } of children) expect(body.families?.some(({ isGuardian }) => isGuardian)).toBe(true);
});

test('a tag says nothing that the rest of the talent denies', () => {
  const adulthood = `${Number(todayIn(null, now).slice(0, 4)) - 18}${todayIn(null, now).slice(4)}`;
  for (const { refs, body } of [...harbour.talents, ...harbour.scouts]) {
    expect(refs['tagIds']?.includes('TAG/Under 18')).toBe((body.dob ?? '') > adulthood);
  }
});

test('each agency has some 400 tasks on days around today, and templates, rules and suppliers for them', () => {
  for (const { tasks: all, series, taskSettings, talents, profile } of plans) {
    const tasks = all.filter(({ key }) => key.startsWith('task/'));
    expect(series).toHaveLength(12);
    const repeated = series.map(({ body }) => (body.recurrenceSetting as RecurrenceSetting).end);
    const inSeries = repeated.reduce((sum, end) => sum + (end.type === 'AFTER' ? end.count : 0), 0);
    expect(tasks.length + inSeries).toBeGreaterThan(390);
    expect(tasks.length + inSeries).toBeLessThan(430);
    const statusOf = ({ refs }: Planned) => String(refs['statusId']);
    const isOpen = (one: Planned) => statusOf(one) !== 'TASK/COMPLETED';
    const day = 86_400_000;
    const between = (from: number, to: number) =>
      tasks.filter((one) => isOpen(one) && from <= (one.body.dueDate ?? NaN) && (one.body.dueDate ?? NaN) < to).length;
    expect(between(now - 30 * day, now - day)).toBeGreaterThan(30);
    expect(between(now - day, now + day)).toBeGreaterThan(20);
    expect(between(now, now + 7 * day)).toBeGreaterThan(60);
    expect(tasks.filter(({ body }) => body.dueDate === undefined).length).toBe(20);
    for (const one of tasks) expect(isOpen(one)).toBe(one.set?.['completedDate'] === undefined);
    expect(new Set(tasks.map(statusOf)).size).toBe(4);
    for (const key of ['assigneeId', 'collaboratorIds', 'linkToIds', 'supplierId'])
      expect(tasks.filter(({ refs }) => refs[key] !== undefined).length, key).toBeGreaterThan(15);
    for (const name of ['venue', 'note', 'startDate'] as const)
      expect(tasks.filter(({ body }) => body[name] !== undefined).length, name).toBeGreaterThan(60);
    expect(taskSettings.groups).toHaveLength(3);
    expect(taskSettings.items.length).toBeGreaterThan(20);
    expect(taskSettings.rules.length).toBeGreaterThan(3);
    for (const { email } of profile.rosters) {
      const own = talents.filter(({ refs }) => refs['assigneeIds']?.includes(email)).map(({ key }) => key);
      const seen = tasks.filter(({ refs }) => (refs['relatedToIds'] as string[]).some((key) => own.includes(key)));
      expect(seen.length, email).toBeGreaterThan(8);
    }
  }
});

test('the work of a project belongs together: partner, talents, days and team', () => {
  expect(plans.map(({ projects }) => projects.length)).toEqual([25, 4]);
  for (const { projects, contracts, events, tasks } of plans) {
    expect(new Set(projects.map(({ state }) => state)).size).toBeGreaterThan(2);
    for (const project of projects) {
      const { key, refs, body } = project;
      const contract = contracts.find((one) => one.refs['projectId'] === key);
      expect([contract?.refs['clientId'], contract?.refs['talentIds']]).toEqual([refs['clientId'], refs['talentIds']]);
      const own = events.filter((one) => one.refs['projectId'] === key);
      expect(own.length).toBeGreaterThan(1);
      for (const event of own) expect(event.refs['talentIds']).toEqual(refs['talentIds']);
      const work = tasks.filter((one) => (one.refs['linkToIds'] ?? []).includes(key));
      expect(work.length).toBeGreaterThan(6);
      const team = [refs['leadId'], refs['collaboratorIds'] ?? []].flat();
      for (const task of work) expect(team).toContain(task.refs['assigneeId']);
      const first = Date.parse(`${body.startsOn}T00:00:00+14:00`);
      const last = Date.parse(`${body.endsOn}T23:59:59-12:00`);
      for (const { body: dates } of work.filter((one) => one.body.dueDate !== undefined)) {
        expect(dates.startDate).toBeGreaterThanOrEqual(first);
        expect(dates.dueDate).toBeLessThanOrEqual(last);
      }
    }
  }
});

test('every invoiced amount of a contract stands on one invoice, whose payments are what was paid of it', () => {
  const claimed = harbour.invoices.flatMap(({ claims }) => claims ?? []).toSorted();
  const invoiced = harbour.amounts.filter(({ body }) => (body as { readiness?: string }).readiness === 'INVOICED');
  expect(claimed).toEqual(invoiced.map(({ key }) => key).toSorted());
  for (const { body, set, payments } of harbour.invoices) {
    const sum = payments.reduce((all, { amount }) => all + amount, 0n);
    expect(set?.['paid']).toBe(fromMinorUnits(sum, body.currency ?? 'AUD'));
    const fees = payments.reduce((all, { fee }) => all + fee, 0n);
    if (set?.['paymentStatus'] === 'PAID') expect(set['fee']).toBe(fromMinorUnits(fees, body.currency ?? 'AUD'));
  }
});
