import { contractReminders } from '../../schema/areas/contracts/settings/contractReminders.ts';
import { contractTerms } from '../../schema/areas/contracts/settings/contractTerms.ts';
import { invoicing } from '../../schema/areas/money/settings/invoicing.ts';
import { createAccount, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { seedAgency, seedCatalogue } from '../../server/areas/operators/agencies/agencySeeds.ts';
import { catalogueDefaults } from '../../server/areas/operators/agencies/catalogueDefaults.ts';
import { changeSettings } from '../../server/engine/settings/values.ts';
import { hashPassword } from '../../server/passwordHash.ts';
import { demoAccounts, demoPassword } from '../accounts.ts';
import { addCustomFields } from '../plan/customFields.ts';
import type { Site } from '../site.ts';
import { termTexts } from '../texts/contracts.ts';
import type { Step, StepWork } from './step.ts';

/** Gives an agency what every new one has, and its own tags, fields and settings. */
async function furnish(site: Site): Promise<void> {
  const { engine, actor, agencyId, plan } = site;
  const { since: at } = plan;
  const { catalogueIds, statusIds, taskTypeIds, taxRateIds } = await seedAgency(engine, actor, at);
  const from = catalogueDefaults.TAG?.length ?? 0;
  site.remember(await seedCatalogue(engine, actor, 'TAG', plan.tags, { from, at }));
  site.remember(await addCustomFields(engine, agencyId, plan.customFields, at));
  site.remember([...catalogueIds, ...statusIds]);
  site.remember([...taskTypeIds].map(([code, id]) => [`TASK_TYPE/${code}`, id] as const));
  site.remember([...taxRateIds].map(([name, id]) => [`TAX_RATE/${name}`, id] as const));
  await changeSettings(engine, actor, invoicing, {
    legalName: `${plan.profile.name} Pty Ltd`,
    taxNumber: '00 000 000 000',
    address: `1 Example Street\n${plan.profile.city}`,
    email: `accounts@${plan.profile.domain}`,
    title: 'Tax invoice',
    bank: `${plan.profile.name} Pty Ltd\nBSB 000-000, account 0000 0000`,
    taxRateId: taxRateIds.get('GST'),
  });
  await changeSettings(engine, actor, contractTerms, { termConfigs: termTexts });
  await changeSettings(engine, actor, contractReminders, {
    rules: [
      { of: 'NOTICE', daysBefore: 14 },
      { of: 'END', daysBefore: 30 },
      { of: 'AMOUNT_DUE', daysBefore: 3 },
    ],
  });
}

async function people(site: Site): Promise<void> {
  const { plan } = site;
  await furnish(site);
  const [director, ...others] = plan.staff;
  if (director) await site.makeWithoutFiles([director]);
  await site.makeWithoutFiles(others);
  for (const group of [plan.partners, plan.talents, plan.scouts]) await site.makeWithoutFiles(group);
}

/** Makes the accounts of the demo. */
async function accounts({ sites, owner, now }: StepWork): Promise<void> {
  await Promise.all(
    demoAccounts.map(async ({ email, displayName, role, agency, levels = {} }) => {
      const account = { email, displayName };
      if (role === 'super_admin' || role === 'app_admin') {
        await createAccount(owner, { ...account, productRole: role }, now);
        return;
      }
      const site = sites.find(({ plan }) => plan.profile.key === agency);
      const staffId = site?.idOf(email);
      if (!site || staffId === undefined) throw new Error(`${email} has no staff record`);
      const timeZone = site.plan.staff.find((one) => one.key === email)?.body.timezoneId ?? undefined;
      const accountId = await createAccount(owner, { ...account, timeZone }, now);
      await createMembership(owner, { agencyId: site.agencyId, accountId, staffId, role, levels }, now);
    }),
  );
  // They share one public password, whose hash takes its time on purpose.
  await owner.query('update account set password_hash = $1', [await hashPassword(demoPassword)]);
}

/** The agencies with their settings, staff, accounts, partners, talents and scouts: enough to sign in and work. */
export const peopleStep: Step = {
  name: 'people',
  fill: async (work) => {
    for (const site of work.sites) await people(site);
    await accounts(work);
  },
};
